import { Stack } from '@mantine/core'
import type { DraftLine, LineEntry } from '../../../invoice-lines.ts'
import { LineButtons, LineForm } from '../line-buttons.client.tsx'
import { LineEntryInputs, useLineEntry } from '../line-entry.client.tsx'
import { ProductSummary } from '../product-summary.client.tsx'
import { textsOf } from '../entry-texts.ts'

interface EditedProductLineProps {
  line: DraftLine
  onSave(entry: LineEntry): void
  onClose(): void
}

/** The quantity, price and notes of a line; its product stays. */
export function EditedProductLine({ line, onSave, onClose }: EditedProductLineProps) {
  const entry = useLineEntry(textsOf(line), 'Please enter a valid quantity.')
  const save = () => {
    const entered = entry.take()
    if (entered) onSave(entered)
  }
  return (
    <LineForm onSave={save}>
      <Stack gap="md">
        <ProductSummary
          name={line.product_item}
          detail={line.product_description}
          image={line.product_image}
          price={line.list_price ?? null}
        />
        <LineEntryInputs entry={entry} listPrice={line.list_price} autoFocus />
        <LineButtons isNew={false} onSave={save} onClose={onClose} />
      </Stack>
    </LineForm>
  )
}

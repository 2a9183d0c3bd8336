import { Stack } from '@mantine/core'
import type { DraftLine, LineEntry } from '../../../invoice-lines.ts'
import { CustomItemInput, useCustomItem } from '../custom-item.client.tsx'
import { type AfterSaving, LineButtons, LineForm } from '../line-buttons.client.tsx'
import { LineEntryInputs, useLineEntry } from '../line-entry.client.tsx'
import { textsOf } from '../entry-texts.ts'

interface CustomLineProps {
  /** The line to edit; null for a new one. */
  line: DraftLine | null
  onSave(item: string, entry: LineEntry, after: AfterSaving): void
  onClose(): void
}

/** A custom item, such as a set-up charge. */
export function CustomLine({ line, onSave, onClose }: CustomLineProps) {
  const item = useCustomItem(line?.product_item ?? '')
  const entry = useLineEntry(textsOf(line), 'Please enter a valid quantity.')
  const save = (after: AfterSaving) => {
    const [what, entered] = [item.take(), entry.take()]
    if (what !== null && entered) onSave(what, entered, after)
  }
  return (
    <LineForm onSave={save}>
      <Stack gap="md">
        <CustomItemInput item={item} autoFocus={!line} />
        <LineEntryInputs entry={entry} listPrice={undefined} autoFocus={line !== null} />
        <LineButtons isNew={!line} onSave={save} onClose={onClose} />
      </Stack>
    </LineForm>
  )
}

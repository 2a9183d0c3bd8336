import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { DraftLine, LineEntry } from '../invoice-lines.ts'
import { entryIn, LineEntryInputs, submitOnCtrlEnter, useLineEntry } from './line-entry.client.tsx'
import { ProductSummary } from './product-summary.client.tsx'

interface EditLineProps {
  line: DraftLine
  onSave(entry: LineEntry): void
  onClose(): void
}

/** Changes quantity and notes of a line; closed when there is none. */
export function EditLineModal({ line, ...props }: Omit<EditLineProps, 'line'> & { line: DraftLine | null }) {
  // While the dialog fades out it still shows the line.
  const [shown, setShown] = useState(line)
  if (line !== null && line !== shown) setShown(line)
  return (
    <Modal opened={line !== null} onClose={props.onClose} title="Edit product" centered>
      {shown && <EditLine line={shown} {...props} />}
    </Modal>
  )
}

function EditLine({ line, onSave, onClose }: EditLineProps) {
  const entry = useLineEntry(
    { quantity: String(line.quantity), notes: line.notes ?? '' },
    'Please enter a valid quantity.',
  )
  const save = () => {
    const entered = entryIn(entry.typed)
    if (entered) onSave(entered)
    else entry.refuse()
  }
  return (
    <form
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="md">
        <ProductSummary
          name={line.product_item}
          detail={line.product_description}
          image={line.product_image}
          price={line.unit_price}
        />
        <LineEntryInputs
          typed={entry.typed}
          unitPrice={line.unit_price}
          error={entry.error}
          autoFocus
          onChange={entry.change}
        />
        <Group gap="sm">
          <Button type="submit">Update</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

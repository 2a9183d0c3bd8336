import { Stack } from '@mantine/core'
import type { LineEntry } from '../../../invoice-lines.ts'
import { CustomItemInput, useCustomItem } from '../custom-item.client.tsx'
import styles from '../../invoice-form.module.css'
import { type AfterAdding, LineButtons, LineForm } from '../line-buttons.client.tsx'
import { LineEntryInputs, useLineEntry } from '../line-entry.client.tsx'

interface AddCustomItemProps {
  onAdd(item: string, entry: LineEntry, after: AfterAdding): void
  onClose(): void
}

/** Adds a custom item, such as a set-up charge. */
export function AddCustomItem({ onAdd, onClose }: AddCustomItemProps) {
  const item = useCustomItem('')
  const entry = useLineEntry({ quantity: '1', unit_price: '', notes: '' }, 'Please enter a valid quantity.')
  const add = (after: AfterAdding) => {
    const [what, entered] = [item.take(), entry.take()]
    if (what !== null && entered) onAdd(what, entered, after)
  }
  return (
    <LineForm onAdd={add}>
      <Stack gap="md">
        <CustomItemInput item={item} autoFocus />
        <div className={styles.entry}>
          <LineEntryInputs entry={entry} listPrice={undefined} />
        </div>
        <LineButtons onAdd={add} onClose={onClose} />
      </Stack>
    </LineForm>
  )
}

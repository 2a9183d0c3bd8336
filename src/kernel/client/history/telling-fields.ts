import type { Fields } from '../../contract/fields.ts'

/** Returns the fields without references whose name the record copies into a text field of the same label. */
export function tellingFields(fields: Fields): Fields {
  const copied = (label: string) =>
    Object.values(fields).some((field) => field.kind === 'text' && field.label === label)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'reference' || !copied(field.label)),
  )
}

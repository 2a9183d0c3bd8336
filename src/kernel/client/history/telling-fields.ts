import type { Fields } from '../../contract/fields.ts'

/** The fields that tell people something of a record: where it keeps a copy of a name, the link behind it says no more. */
export function tellingFields(fields: Fields): Fields {
  const copied = (label: string) =>
    Object.values(fields).some((field) => field.kind === 'text' && field.label === label)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'reference' || !copied(field.label)),
  )
}

import type { Fields } from '../../contract/fields.ts'

/**
 * Returns the fields without the references whose name the record also has in a text field of the same label, so that a
 * change is not shown twice.
 */
export function fieldsWithoutDuplicates(fields: Fields): Fields {
  const copied = (label: string) =>
    Object.values(fields).some((field) => field.kind === 'text' && field.label === label)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'reference' || !copied(field.label)),
  )
}

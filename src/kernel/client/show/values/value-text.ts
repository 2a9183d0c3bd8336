import type { Translate } from '../../../../i18n/translate.ts'
import type { Label } from '../../../../i18n/messages.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'

/** The text of a missing value (specification, section 9). */
export const missing: Label = 'N/A'

/** Whether a value is missing. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Returns a field's value as text; `N/A` if it is missing. */
export function valueText(field: Field, value: unknown, t: Translate): string {
  const there = value ?? kindOf(field).emptyValue?.(field)
  return isMissing(there)
    ? t(missing)
    : kindOf(field).toText(field, there, t, (fields, record) => partsText(fields, record, t))
}

/** Returns the parts of a nested record on one line, without missing and computed ones. */
function partsText(fields: Fields, value: unknown, t: Translate): string {
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return Object.entries(fields)
    .filter(([name, field]) => !field.computed && name !== 'id' && !kindOf(field).isLeftOutOfParts)
    .filter(([name]) => !isMissing(record[name]))
    .map(([name, field]) => valueText(field, record[name], t))
    .join(' · ')
}

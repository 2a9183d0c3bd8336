import type { Translate } from '../../../../i18n/translate.ts'
import type { Label } from '../../../../i18n/messages.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'

/** What stands where there is nothing (specification, section 9). */
export const missing: Label = 'N/A'

/** Whether there is anything to show. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A field's value in words, as people read it; `N/A` when it is missing. */
export function valueText(field: Field, value: unknown, t: Translate): string {
  const there = value ?? kindOf(field).nothing?.(field)
  return isMissing(there)
    ? t(missing)
    : kindOf(field).words(field, there, t, (fields, record) => partsText(fields, record, t))
}

/** The parts of a nested record on one line, without those that are missing or kept by the server. */
function partsText(fields: Fields, value: unknown, t: Translate): string {
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return Object.entries(fields)
    .filter(([name, field]) => !field.computed && name !== 'id' && !kindOf(field).isLeftOutOfParts)
    .filter(([name]) => !isMissing(record[name]))
    .map(([name, field]) => valueText(field, record[name], t))
    .join(' · ')
}

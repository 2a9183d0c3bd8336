import { formatDay, isDay } from '../../contract/day.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { formatMoney } from '../../contract/money.ts'
import { formatQuantity } from '../../contract/quantity.ts'

/** What stands where there is nothing (specification, section 9). */
export const missing = 'N/A'

const moments = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment in the reader's own time zone, `20/11/2026, 14:05`; the text itself when it is no moment. */
export function formatInstant(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : moments.format(date)
}

/** Whether there is anything to show. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A field's value in words, as people read it; `N/A` when it is missing. */
export function valueText(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No'
  if (isMissing(value)) return missing
  switch (field.kind) {
    case 'money':
      return typeof value === 'number'
        ? formatMoney(value, field.currency)
        : `${field.currency} ${String(value)}`
    case 'quantity':
      return typeof value === 'number' ? formatQuantity(value) : String(value)
    case 'percent':
      return `${String(value)} %`
    case 'day':
      return typeof value === 'string' && isDay(value) ? formatDay(value) : String(value)
    case 'instant':
      return formatInstant(String(value))
    case 'choice':
      return field.choices[String(value)] ?? String(value)
    case 'list':
      return Array.isArray(value) ? value.map((entry) => partsText(field.fields, entry)).join('\n') : missing
    case 'group':
      return partsText(field.fields, value)
    case 'picture':
    case 'file':
      return value instanceof File ? value.name : 'Picture'
    case 'json':
      return JSON.stringify(value)
    case 'text':
    case 'note':
    case 'secret':
    case 'rate':
    case 'whole':
    case 'reference':
      return String(value)
  }
}

/** The parts of a nested record on one line, without those that are missing or kept by the server. */
function partsText(fields: Fields, value: unknown): string {
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return Object.entries(fields)
    .filter(([name, field]) => !field.computed && field.kind !== 'flag' && !isMissing(record[name]))
    .filter(([name, { kind }]) => name !== 'id' && kind !== 'reference' && kind !== 'picture')
    .map(([name, field]) => valueText(field, record[name]))
    .join(' · ')
}

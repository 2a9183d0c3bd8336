import { type Label, message } from '../../../i18n/messages.ts'
import { formatDay } from '../values/formats.ts'
import { isDay } from '../values/day.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import { asciiDigits } from '../values/text.ts'
import type { KindOfField } from './kind.ts'
import { isTyped } from './texts/typed-text.ts'

/** A calendar date `YYYY-MM-DD`, independent of time zones. */
export interface DayField extends Common {
  kind: 'day'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    day: { field: DayField; values: Values<string> }
  }
}

export function day(label: Label): Declared<DayField> {
  return { kind: 'day', label, ...declared }
}

export const dayKind: KindOfField<DayField> = {
  clean: (_, raw) => (typeof raw === 'string' ? asciiDigits(raw.trim()) || null : raw),
  refusal({ label }, value) {
    if (typeof value !== 'string') return message('{label} must be a date.', { label })
    return isDay(value)
      ? undefined
      : message('{label} must be a valid date between 1900 and 2200, as YYYY-MM-DD.', { label })
  },
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: (_, value) => (typeof value === 'string' && isDay(value) ? formatDay(value) : String(value)),
  inTable: { sorts: true },
}

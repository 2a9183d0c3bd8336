import type { Label } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import { choiceRefusal, type Choices } from '../choice.ts'
import type { KindOfField } from '../kind.ts'
import { isTyped } from '../texts/typed-text.ts'

/** Several values of a fixed set, separated by commas: a list's filter. */
export interface SeveralField<C extends Choices = Choices> extends Common {
  kind: 'several'
  choices: C
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    several: { field: SeveralField; values: Values<string, string, string | null> }
  }
}

export function several<const C extends Choices>(label: Label, choices: C): Declared<SeveralField<C>> {
  return { kind: 'several', label, choices, ...declared }
}

/** Returns the values of a comma-separated list, each once. */
export const namedIn = (value: string): string[] => [
  ...new Set(value.split(',').flatMap((part) => part.trim() || [])),
]

export const severalKind: KindOfField<SeveralField> = {
  clean: (_, raw) => (typeof raw === 'string' ? namedIn(raw).join(',') || null : raw),
  refusal({ label, choices }, value) {
    const areAll = typeof value === 'string' && namedIn(value).every((name) => Object.hasOwn(choices, name))
    return areAll ? undefined : choiceRefusal(label, Object.keys(choices))
  },
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: ({ choices }, value, t) =>
    namedIn(String(value))
      .map((name) => (choices[name] === undefined ? name : t(choices[name])))
      .join(' · '),
  inTable: { sorts: false },
}

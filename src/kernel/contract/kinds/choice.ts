import { type Label, type DisplayText, message } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import { asciiDigits } from '../values/text.ts'
import type { KindOfField } from './kind.ts'
import { isTyped } from './texts/typed-text.ts'

/** Stored values with their labels. */
export type Choices = Readonly<Record<string, Label>>

/** One value of a fixed set. */
export interface ChoiceField<C extends Choices = Choices> extends Common {
  kind: 'choice'
  choices: C
  /** Whether the choices are sorted alphabetically in the reader's language instead of in their own order. */
  alphabetical?: true
}

type Chosen<F> = F extends { choices: infer C } ? Extract<keyof C, string> : never

declare module '../fields.ts' {
  interface Kinds<F> {
    choice: { field: ChoiceField; values: Values<Chosen<F>, Chosen<F>, Chosen<F> | '' | null> }
  }
}

export function choice<const C extends Choices>(
  label: Label,
  choices: C,
  options: Pick<ChoiceField, 'alphabetical'> = {},
): Declared<ChoiceField<C>> {
  return { kind: 'choice', label, choices, ...options, ...declared }
}

const choicesNamedMax = 12

/** Returns the message for a value that is not among the choices. Many choices are not listed. */
export function choiceRefusal(label: Label, choices: string[]): DisplayText {
  if (choices.length > choicesNamedMax)
    return message('{label} must be one of the listed options.', { label })
  return message('{label} must be one of: {choices}.', { label, choices: choices.join(', ') })
}

export const choiceKind: KindOfField<ChoiceField> = {
  clean: (_, raw) => (typeof raw === 'string' ? asciiDigits(raw.trim()) || null : raw),
  refusal({ label, choices }, value) {
    const isOne = typeof value === 'string' && Object.hasOwn(choices, value)
    return isOne ? undefined : choiceRefusal(label, Object.keys(choices))
  },
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: ({ choices }, value, t) => {
    const label = choices[String(value)]
    return label === undefined ? String(value) : t(label)
  },
  inTable: { sorts: true },
}

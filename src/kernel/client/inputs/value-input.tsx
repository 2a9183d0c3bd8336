import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../contract/fields.ts'
import { ChoiceInput, FlagInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import { PictureInput } from './files/picture-input.tsx'
import type { InputProps } from './input-props.ts'
import { NumberInput } from './number-input.tsx'
import { ReferenceInput } from './references/reference-input.tsx'
import { LineInput, NoteInput, SecretInput } from './text-input.tsx'
import { numberOrText, textIn } from './typed/typed-value.ts'

/** The default input of a kind; missing if features provide their own. */
interface InputOfKind<F extends Common> {
  Input?(props: InputProps<F, unknown>): ReactNode
}

type InputOf<K extends Kind> = NonNullable<InputOfKind<Kinds<unknown>[K]['field']>['Input']>

type NumberKind = 'money' | 'price' | 'quantity' | 'percent' | 'rate' | 'whole'
const Amount: InputOf<NumberKind> = ({ value, ...rest }) => (
  <NumberInput {...rest} value={numberOrText(value)} />
)

/** All kinds; a missing one is a compile error. Lists load none of them. */
const inputs: { [K in Kind]: InputOfKind<Kinds<unknown>[K]['field']> } = {
  text: { Input: ({ value, ...rest }) => <LineInput {...rest} value={textIn(value)} /> },
  note: { Input: ({ value, ...rest }) => <NoteInput {...rest} value={textIn(value)} /> },
  secret: { Input: ({ value, ...rest }) => <SecretInput {...rest} value={textIn(value)} /> },
  money: { Input: Amount },
  price: { Input: Amount },
  quantity: { Input: Amount },
  percent: { Input: Amount },
  rate: { Input: Amount },
  whole: { Input: Amount },
  day: { Input: ({ value, ...rest }) => <DayInput {...rest} value={textIn(value)} /> },
  instant: {},
  flag: { Input: ({ value, ...rest }) => <FlagInput {...rest} value={value === true} /> },
  choice: { Input: ({ value, ...rest }) => <ChoiceInput {...rest} value={textIn(value)} /> },
  several: {},
  reference: { Input: ({ value, ...rest }) => <ReferenceInput {...rest} value={numberOrText(value)} /> },
  picture: {
    Input: ({ value, ...rest }) => (
      <PictureInput {...rest} value={value instanceof File ? value : textIn(value)} />
    ),
  },
  file: {},
  list: {},
  group: {},
  grouped: {},
  json: {},
  message: {},
}

/** The default input of a field's kind; null for kinds that have none. */
export function ValueInput(props: InputProps<Field, unknown>) {
  const { Input }: InputOfKind<Field> = inputs[props.field.kind]
  return Input ? <Input {...props} /> : null
}

import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../contract/fields.ts'
import { ChoiceInput, FlagInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import type { InputProps } from './input-props.ts'
import { NumberInput } from './number-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { LineInput, NoteInput, SecretInput } from './text-input.tsx'
import { numberOrText, textIn } from './typed-value.ts'

interface Inputs<F extends Common> {
  Input(props: InputProps<F, unknown>): ReactNode
}

/**
 * The input that suits each kind; null where what it looks like is the feature's own matter. Apart from the other
 * records of kinds, so that only forms load it; a kind that is missing here does not compile.
 */
const ofKinds: { [K in Kind]: Inputs<Kinds<unknown>[K]['field']>['Input'] | null } = {
  text: ({ value, ...rest }) => <LineInput {...rest} value={textIn(value)} />,
  note: ({ value, ...rest }) => <NoteInput {...rest} value={textIn(value)} />,
  secret: ({ value, ...rest }) => <SecretInput {...rest} value={textIn(value)} />,
  money: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
  quantity: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
  percent: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
  rate: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
  whole: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
  day: ({ value, ...rest }) => <DayInput {...rest} value={textIn(value)} />,
  instant: null,
  flag: ({ value, ...rest }) => <FlagInput {...rest} value={value === true} />,
  choice: ({ value, ...rest }) => <ChoiceInput {...rest} value={textIn(value)} />,
  reference: ({ value, ...rest }) => <ReferenceInput {...rest} value={numberOrText(value)} />,
  picture: ({ value, ...rest }) => (
    <PictureInput {...rest} value={value instanceof File ? value : textIn(value)} />
  ),
  file: null,
  list: null,
  group: null,
  grouped: null,
  json: null,
  said: null,
}

/** The input for a field, by its kind. */
export const inputs: Readonly<Record<Kind, Inputs<Field>['Input'] | null>> = ofKinds

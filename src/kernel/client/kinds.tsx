import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../contract/fields.ts'
import { ChoiceFilter } from './entity-table/filters/choice-filter.tsx'
import { DayFilter } from './entity-table/filters/day-filter.tsx'
import type { FilterProps } from './entity-table/filters/filter-props.ts'
import { FlagFilter } from './entity-table/filters/flag-filter.tsx'
import { ReferenceFilter } from './entity-table/filters/reference-filter.tsx'
import { ChoiceInput, FlagInput } from './inputs/choice-input.tsx'
import { DayInput } from './inputs/day-input.tsx'
import type { InputProps } from './inputs/input-props.ts'
import { NumberInput } from './inputs/number-input.tsx'
import { PictureInput } from './inputs/files/picture-input.tsx'
import { ReferenceInput } from './inputs/references/reference-input.tsx'
import { LineInput, NoteInput, SecretInput } from './inputs/text-input.tsx'
import { numberOrText, textIn } from './inputs/typed/typed-value.ts'
import { directionOf } from './show/values/direction-of.ts'
import { Lines } from './show/values/lines.tsx'
import { LinkedText } from './show/values/linked-text.tsx'
import { RecordPicture } from './show/pictures/record-picture.tsx'
import { ReferenceName } from './show/values/reference-name.tsx'
import { TextLine } from './show/values/text-line.tsx'

/** The properties of a displayed value: the value and its text. */
interface ShownProps<F extends Common> {
  field: F
  value: unknown
  words: string
  /** The size of a picture's frame, in pixels. */
  pictureSize?: number | undefined
  /** Whether it must contain no links or buttons. */
  still?: boolean | undefined
}

/** How the browser handles a kind of field. */
interface KindInBrowser<F extends Common> {
  /** The default input; missing if features provide their own. */
  Input?(props: InputProps<F, unknown>): ReactNode
  /** The filter control of lists; missing if lists cannot be filtered by this kind. */
  Filter?(props: FilterProps<F>): ReactNode
  /** Displays a value; missing if it is plain text. */
  Shown?(props: ShownProps<F>): ReactNode
  /** Whether an empty value is displayed too, such as an empty frame. */
  showsNothing?: true
}

type InputOf<K extends Kind> = NonNullable<KindInBrowser<Kinds<unknown>[K]['field']>['Input']>

type NumberKind = 'money' | 'price' | 'quantity' | 'percent' | 'rate' | 'whole'
const Amount: InputOf<NumberKind> = ({ value, ...rest }) => (
  <NumberInput {...rest} value={numberOrText(value)} />
)

/** All kinds; a missing one is a compile error. */
const kinds: { [K in Kind]: KindInBrowser<Kinds<unknown>[K]['field']> } = {
  text: {
    Input: ({ value, ...rest }) => <LineInput {...rest} value={textIn(value)} />,
    Shown: ({ field, words, still }) =>
      still ? (
        <TextLine text={words} direction={directionOf(field)} />
      ) : (
        <LinkedText format={field.format} text={words} />
      ),
  },
  note: {
    Input: ({ value, ...rest }) => <NoteInput {...rest} value={textIn(value)} />,
    Shown: ({ words }) => <Lines text={words} />,
  },
  secret: { Input: ({ value, ...rest }) => <SecretInput {...rest} value={textIn(value)} /> },
  money: { Input: Amount },
  price: { Input: Amount },
  quantity: { Input: Amount },
  percent: { Input: Amount },
  rate: { Input: Amount },
  whole: { Input: Amount },
  day: {
    Input: ({ value, ...rest }) => <DayInput {...rest} value={textIn(value)} />,
    Filter: DayFilter,
  },
  instant: {},
  flag: {
    Input: ({ value, ...rest }) => <FlagInput {...rest} value={value === true} />,
    Filter: FlagFilter,
  },
  choice: {
    Input: ({ value, ...rest }) => <ChoiceInput {...rest} value={textIn(value)} />,
    Filter: ChoiceFilter,
  },
  several: { Filter: ChoiceFilter },
  reference: {
    Input: ({ value, ...rest }) => <ReferenceInput {...rest} value={numberOrText(value)} />,
    Filter: ReferenceFilter,
    Shown: ({ field, value, words }) =>
      typeof value === 'number' ? <ReferenceName to={field.to} id={value} /> : words,
  },
  picture: {
    Input: ({ value, ...rest }) => (
      <PictureInput {...rest} value={value instanceof File ? value : textIn(value)} />
    ),
    Shown: ({ field, value, pictureSize, still }) => (
      <RecordPicture
        address={typeof value === 'string' ? value : null}
        label={field.label}
        size={pictureSize}
        still={still}
      />
    ),
    showsNothing: true,
  },
  file: {},
  list: { Shown: ({ words }) => <Lines text={words} /> },
  group: {},
  grouped: {},
  json: {},
  message: {},
}

/** Returns the browser's handling of a field's kind. */
export function kindInBrowser({ kind }: Field): KindInBrowser<Field> {
  return kinds[kind]
}

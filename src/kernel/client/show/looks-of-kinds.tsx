import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../contract/fields.ts'
import { directionOf } from './direction-of.ts'
import { Lines } from './lines.tsx'
import { LinkedText } from './linked-text.tsx'
import { RecordPicture } from './record-picture.tsx'
import { ReferenceName } from './reference-name.tsx'
import { TextLine } from './text-line.tsx'

/** What is shown of a value: the value itself, and the words for it. */
interface ShownProps<F extends Common> {
  field: F
  value: unknown
  words: string
  /** Edge of a picture's frame in pixels. */
  pictureSize?: number | undefined
  /** Whether nothing in it may lead anywhere or open. */
  still?: boolean | undefined
}

interface Look<F extends Common> {
  Shown(props: ShownProps<F>): ReactNode
  /** Whether something stands there even where there is nothing, such as an empty frame. */
  showsNothing?: true
}

/** How a value of each kind looks; null where that is a line of words. A kind that is missing here does not compile. */
const looks: { [K in Kind]: Look<Kinds<unknown>[K]['field']> | null } = {
  text: {
    Shown: ({ field, words, still }) =>
      still ? (
        <TextLine text={words} direction={directionOf(field)} />
      ) : (
        <LinkedText format={field.format} text={words} />
      ),
  },
  note: { Shown: ({ words }) => <Lines text={words} /> },
  secret: null,
  money: null,
  quantity: null,
  percent: null,
  rate: null,
  whole: null,
  day: null,
  instant: null,
  flag: null,
  choice: null,
  reference: {
    Shown: ({ field, value, words }) =>
      typeof value === 'number' ? <ReferenceName to={field.to} id={value} /> : words,
  },
  picture: {
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
  file: null,
  list: { Shown: ({ words }) => <Lines text={words} /> },
  group: null,
  grouped: null,
  json: null,
  said: null,
}

/** How a field's value looks, after its kind. */
export function lookOf(field: Field): Look<Field> | null {
  return looks[field.kind]
}

import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../../contract/fields.ts'
import { RecordPicture } from '../pictures/record-picture.tsx'
import { directionOf } from './direction-of.ts'
import { Lines } from './lines.tsx'
import { LinkedText } from './linked-text.tsx'
import { ReferenceName } from './reference-name.tsx'
import { TextLine } from './text-line.tsx'

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

interface Display<F extends Common> {
  Shown(props: ShownProps<F>): ReactNode
  /** Whether an empty value is displayed too, such as an empty frame. */
  showsNothing?: true
}

/** The kinds whose values are more than plain text. */
const displays: { [K in Kind]?: Display<Kinds<unknown>[K]['field']> } = {
  text: {
    Shown: ({ field, words, still }) =>
      still ? (
        <TextLine text={words} direction={directionOf(field)} />
      ) : (
        <LinkedText format={field.format} text={words} />
      ),
  },
  note: { Shown: ({ words }) => <Lines text={words} /> },
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
  list: { Shown: ({ words }) => <Lines text={words} /> },
}

/** Returns how a kind of field is displayed; undefined if as plain text. */
export function displayOf({ kind }: Field): Display<Field> | undefined {
  return displays[kind]
}

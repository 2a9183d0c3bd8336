import type { Field } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'
import { lookOf } from './looks-of-kinds.tsx'
import styles from './show.module.css'
import { TextLine } from './text-line.tsx'
import { isMissing, missing, valueText } from './value-text.ts'

interface ShowValueProps {
  field: Field
  value: unknown
  /** Edge of a picture's frame in pixels. */
  pictureSize?: number
}

/** A field's value as its kind is read: links where they lead somewhere, `N/A` where there is nothing. */
export function ShowValue({ field, value, pictureSize }: ShowValueProps) {
  const look = lookOf(field)
  const there = value ?? kindOf(field).nothing?.(field)
  if (!look?.showsNothing && isMissing(there)) return <Missing />
  const words = valueText(field, value)
  if (!look) return <TextLine text={words} />
  const { Shown } = look
  return <Shown field={field} value={value} words={words} pictureSize={pictureSize} />
}

/** What stands where there is nothing. */
export function Missing() {
  return (
    <span className={styles.missing} data-missing>
      {missing}
    </span>
  )
}

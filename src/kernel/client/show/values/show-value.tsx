import type { Field } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { directionOf } from './direction-of.ts'
import { displayOf } from './displays.tsx'
import styles from '../show.module.css'
import { TextLine } from './text-line.tsx'
import { isMissing, missing, valueText } from './value-text.ts'
import { useTranslate } from '../../language/language.ts'

interface ShowValueProps {
  field: Field
  value: unknown
  /** The size of a picture's frame, in pixels. */
  pictureSize?: number
  /** Inside a button or link: must contain no links or buttons itself. */
  still?: boolean
}

/** Shows a field's value by its kind, with links where possible; `N/A` if it is missing. */
export function ShowValue({ field, value, pictureSize, still }: ShowValueProps) {
  const t = useTranslate()
  const display = displayOf(field)
  const there = value ?? kindOf(field).emptyValue?.(field)
  if (!display?.showsNothing && isMissing(there)) return <Missing />
  const words = valueText(field, value, t)
  if (!display) return <TextLine text={words} direction={directionOf(field)} />
  return <display.Shown field={field} value={value} words={words} pictureSize={pictureSize} still={still} />
}

/** The placeholder of a missing value. */
export function Missing() {
  const t = useTranslate()
  return (
    <span className={styles.missing} data-missing>
      {t(missing)}
    </span>
  )
}

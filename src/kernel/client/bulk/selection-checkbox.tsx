import type { Label } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './selection-checkbox.module.css'

interface SelectionCheckboxProps {
  label: Label
  checked: boolean
  indeterminate?: boolean
  /** If there is nothing to select. */
  disabled?: boolean
  onChange(checked: boolean): void
}

/**
 * Selects a row, or all of a page. The space around the checkbox selects too, so that a near miss does not open the row.
 * Not the library's checkbox, which has seven elements: each row has one.
 */
export function SelectionCheckbox({
  label,
  checked,
  indeterminate = false,
  disabled = false,
  onChange,
}: SelectionCheckboxProps) {
  const t = useTranslate()
  return (
    <label className={styles.checkbox}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
        type="checkbox"
        aria-label={t(label)}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

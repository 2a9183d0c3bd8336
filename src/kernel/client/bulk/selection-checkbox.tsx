import { Box, Checkbox } from '@mantine/core'
import type { Label } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './selection-checkbox.module.css'

interface SelectionCheckboxProps {
  label: Label
  checked: boolean
  indeterminate?: boolean
  onChange(checked: boolean): void
}

/** Selects a row, or all of a page. The space around the checkbox selects too, so that a near miss does not open the row. */
export function SelectionCheckbox({
  label,
  checked,
  indeterminate = false,
  onChange,
}: SelectionCheckboxProps) {
  const t = useTranslate()
  return (
    <Box component="label" className={styles.checkbox}>
      <Checkbox
        size="xs"
        aria-label={t(label)}
        checked={checked}
        indeterminate={indeterminate}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Box>
  )
}

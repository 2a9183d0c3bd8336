import { Switch } from '@mantine/core'
import type { FlagField } from '../../../contract/kinds/flag.ts'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'
import { useTranslate } from '../../language/language.ts'

/** A switch: only records with the flag, or all. */
export function FlagFilter({ field, value, onChange }: FilterProps<FlagField>) {
  const t = useTranslate()
  return (
    <Switch
      className={styles.flag}
      label={t(field.label)}
      checked={value === 'true'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
    />
  )
}

import { Switch } from '@mantine/core'
import type { FlagField } from '../../../contract/kinds/flag.ts'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'
import { useSay } from '../../language/language.ts'

/** Only those with it, or all. */
export function FlagFilter({ field, value, onChange }: FilterProps<FlagField>) {
  const say = useSay()
  return (
    <Switch
      className={styles.flag}
      label={say(field.label)}
      checked={value === 'true'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
    />
  )
}

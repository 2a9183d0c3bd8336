import { Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './found-option.module.css'

interface FoundOptionProps {
  value: string
  /** Whether it is the selected option. */
  active?: boolean
  children: ReactNode
}

/** An option of a searchable list. */
export function FoundOption({ value, active = false, children }: FoundOptionProps) {
  return (
    <Combobox.Option value={value} active={active} aria-selected={active} className={styles.choice}>
      {children}
    </Combobox.Option>
  )
}

interface NamedOptionProps extends Omit<FoundOptionProps, 'children'> {
  /** The name of the record. */
  name: string
  /** The second line. */
  detail: string | null
}

/** An option for a record: its name and a second line. */
export function NamedOption({ name, detail, ...rest }: NamedOptionProps) {
  return (
    <FoundOption {...rest}>
      <div className={styles.text}>
        <div className={styles.name} dir="auto">
          {name}
        </div>
        {detail && (
          <div className={styles.detail} dir="auto">
            {detail}
          </div>
        )}
      </div>
    </FoundOption>
  )
}

/** The text of an empty list. */
export function NoOption({ children }: { children: ReactNode }) {
  return <Combobox.Empty>{children}</Combobox.Empty>
}

import { Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './found-option.module.css'

interface FoundOptionProps {
  value: string
  /** Whether it is the one that is chosen now. */
  active?: boolean
  children: ReactNode
}

/** An option of a list that is searched. */
export function FoundOption({ value, active = false, children }: FoundOptionProps) {
  return (
    <Combobox.Option value={value} active={active} aria-selected={active} className={styles.choice}>
      {children}
    </Combobox.Option>
  )
}

interface NamedOptionProps extends Omit<FoundOptionProps, 'children'> {
  /** What people call the record. */
  name: string
  /** A quiet second line. */
  detail: string | null
}

/** A record among those found: what people call it, and a quiet second line. */
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

/** What stands in a list in the place of options. */
export function NoOption({ children }: { children: ReactNode }) {
  return <Combobox.Empty>{children}</Combobox.Empty>
}

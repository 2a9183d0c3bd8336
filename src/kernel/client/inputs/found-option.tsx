import { Combobox } from '@mantine/core'
import { memo, type ReactNode, useId } from 'react'
import styles from './found-option.module.css'

const { option } = Combobox.classes

interface FoundOptionProps {
  value: string
  /** Whether it is the one that is chosen now. */
  active?: boolean
  onTake(value: string): void
  children: ReactNode
}

/**
 * An option of a list that is searched, as the library's own looks and is moved to and taken by its keys; that one is
 * drawn anew whenever anything of its list changes (decision 0080).
 */
export function FoundOption({ value, active = false, onTake, children }: FoundOptionProps) {
  return (
    // The keys are those of the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={useId()}
      role="option"
      aria-selected={active}
      data-combobox-option
      data-combobox-active={active || undefined}
      className={`${option} ${styles.choice}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(value)}
    >
      {children}
    </div>
  )
}

interface NamedOptionProps extends Omit<FoundOptionProps, 'children'> {
  /** What people call the record. */
  name: string
  /** A quiet second line. */
  detail: string | null
}

/** A record among those found: what people call it, and a quiet second line. */
export const NamedOption = memo(function NamedOption({ name, detail, ...rest }: NamedOptionProps) {
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
})

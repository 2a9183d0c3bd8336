import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './sums.module.css'

interface SumsProps {
  /** Whether the sums change with the user's input, so that screen readers announce changes. */
  live?: boolean
  /** Whether the sums take the whole width. */
  wide?: boolean
  children: ReactNode
}

interface SumProps {
  /** An element if it contains more than text. */
  label: DisplayText | ReactElement
  children: ReactNode
}

/** A right-aligned list of `Sum`s; `grand` marks the final one. */
export function Sums({ live, wide, children }: SumsProps) {
  return (
    <dl className={styles.sums} data-wide={wide || undefined} aria-live={live ? 'polite' : undefined}>
      {children}
    </dl>
  )
}

export function Sum({
  label,
  grand,
  name,
  children,
}: SumProps & {
  grand?: boolean
  /** The field's name, by which an error finds its place. */
  name?: string
}) {
  const t = useTranslate()
  return (
    <>
      <dt data-grand={grand || undefined}>{isValidElement(label) ? label : t(label)}</dt>
      <dd data-grand={grand || undefined} data-field={name}>
        {children}
      </dd>
    </>
  )
}

/** One line with the total of the entered amounts; `wrong` marks it as an error. */
export function TotalLine({ wrong, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <output className={styles.comesTo} data-wrong={wrong || undefined} aria-live="polite">
      {children}
    </output>
  )
}

/** `Figure`s side by side, each below its label. */
export function Figures({ live, children }: Omit<SumsProps, 'wide'>) {
  return (
    <dl className={styles.figures} aria-live={live ? 'polite' : undefined}>
      {children}
    </dl>
  )
}

/** Longer figures take the width of two. */
const roomFor = 16

/** One figure; `warns` marks it as a warning. */
export function Figure({ label, warns, children }: SumProps & { warns?: boolean }) {
  const t = useTranslate()
  const isLong = typeof children === 'string' ? children.length > roomFor : undefined
  return (
    <div data-warns={warns || undefined} data-long={isLong || undefined}>
      <dt>{isValidElement(label) ? label : t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './sums.module.css'

interface SumsProps {
  /** Whether they follow what is typed, so that a change of them is read out. */
  live?: boolean
  /** Whether they are all that there is, and take the whole width. */
  wide?: boolean
  children: ReactNode
}

interface SumProps {
  /** An element where more than words stands in it. */
  label: DisplayText | ReactElement
  children: ReactNode
}

/** What amounts come to, below each other at their end: `Sum`s, the one that it is all about `grand`. */
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
  /** The field that it is, for messages about it. */
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

/** One line that says what typed amounts come to; `wrong` where that cannot be. */
export function ComesTo({ wrong, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <output className={styles.comesTo} data-wrong={wrong || undefined} aria-live="polite">
      {children}
    </output>
  )
}

/** Figures beside each other, each below what it is: `Figure`s. */
export function Figures({ live, children }: Omit<SumsProps, 'wide'>) {
  return (
    <dl className={styles.figures} aria-live={live ? 'polite' : undefined}>
      {children}
    </dl>
  )
}

/** So many characters have room beside the next figure; a longer one takes the room of two. */
const roomFor = 16

/** One of them; `warns` where something is not as it should be. */
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

import { Title } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './card.module.css'

interface CardProps {
  /** Its heading; an element where more than words stands in it. */
  title?: DisplayText | ReactElement | undefined
  /** What it is called where no heading says it. */
  label?: DisplayText
  /** As wide as a form is read well, as the page's other sheets, or as the page. */
  width?: 'form' | 'page' | 'full'
  /** Whether its parts stand apart. */
  spaced?: boolean
  /** Whether it stands above, or below, another one. */
  above?: boolean
  below?: boolean
  /** Whether what it holds reaches to its edges, such as a table. */
  flush?: boolean
  children: ReactNode
}

/** A sheet on the page: what belongs together, on the ground that one reads and writes on. */
export function Card({ title, label, width, spaced, above, below, flush, children }: CardProps) {
  const t = useTranslate()
  const titleId = useId()
  const Part = title || label ? 'section' : 'div'
  return (
    <Part
      className={styles.sheet}
      data-width={width}
      data-spaced={spaced || undefined}
      data-above={above || undefined}
      data-below={below || undefined}
      data-flush={flush || undefined}
      {...(title && { 'aria-labelledby': titleId })}
      {...(label && { 'aria-label': t(label) })}
    >
      {title && (
        <Title order={2} size="h4" id={titleId} mb={spaced ? 0 : 'xs'} className={styles.title}>
          {isValidElement(title) ? title : t(title)}
        </Title>
      )}
      {children}
    </Part>
  )
}

import { Title } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './card.module.css'

interface CardProps {
  /** The heading; an element if it contains more than text. */
  title?: DisplayText | ReactElement | undefined
  /** The accessible name if there is no heading. */
  label?: DisplayText
  /** The width: that of a form, of the page's other cards, or of the whole page. */
  width?: 'form' | 'page' | 'full'
  /** Whether there is space between the children. */
  spaced?: boolean
  /** Whether it is directly above, or below, another card. */
  above?: boolean
  below?: boolean
  /** Whether the content, such as a table, reaches to the edges. */
  flush?: boolean
  children: ReactNode
}

/** A card on the page, which groups related content. */
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

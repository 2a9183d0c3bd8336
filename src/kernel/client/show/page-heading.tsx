import { Group, Title } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import styles from './show.module.css'
import { useTranslate } from '../language/language.ts'
import { WholeNumbers } from './values/whole-numbers.tsx'

interface PageHeadingProps {
  /** An element if it contains more than text. */
  title: DisplayText | ReactElement
  /** Shown beside the text, such as a status. */
  mark?: ReactNode
  children?: ReactNode
}

/** The heading of a screen, with its buttons beside it. */
export function PageHeading({ title, mark, children }: PageHeadingProps) {
  const t = useTranslate()
  return (
    <header className={styles.heading}>
      <Title order={1} size="h2" className={styles.title}>
        {isValidElement(title) ? title : <WholeNumbers text={t(title)} />} {mark}
      </Title>
      {children && <Group gap="sm">{children}</Group>}
    </header>
  )
}

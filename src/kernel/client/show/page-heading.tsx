import { Group, Title } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Said } from '../../../words/sentences.ts'
import styles from './show.module.css'
import { useSay } from '../language.ts'

interface PageHeadingProps {
  /** An element where more than words stands in it, such as a status beside a number. */
  title: Said | ReactElement
  children?: ReactNode
}

/** The heading of a screen, with the screen's own buttons beside it. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const say = useSay()
  return (
    <header className={styles.heading}>
      <Title order={1} size="h2" className={styles.title}>
        {isValidElement(title) ? title : say(title)}
      </Title>
      {children && <Group gap="sm">{children}</Group>}
    </header>
  )
}

import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './show.module.css'

/** The heading of a screen, with the screen's own buttons beside it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <Title order={1} size="h2" className={styles.title}>
        {title}
      </Title>
      {children && <Group gap="sm">{children}</Group>}
    </header>
  )
}

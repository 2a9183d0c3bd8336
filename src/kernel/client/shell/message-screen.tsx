import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BrandMark } from './brand.tsx'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: string
  children: ReactNode
  home: string
  /** What to press besides the way home. */
  action?: { label: string; onClick(): void }
}

/** A screen that says one thing and shows a way on. */
export function MessageScreen({ title, children, home, action }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <BrandMark size={44} />
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" maw="30rem">
        {children}
      </Text>
      <div className={styles.actions}>
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        <Button component={Link} to={home} variant="default">
          Go to the start page
        </Button>
      </div>
    </div>
  )
}

/** For an address that leads nowhere. */
export function NotFound({ home }: { home: string }) {
  return (
    <MessageScreen title="Page not found" home={home}>
      Nothing is at this address. It may have been mistyped, or what was here may have been deleted.
    </MessageScreen>
  )
}

/** For a page that the person may not see. */
export function NotAllowed({ home }: { home: string }) {
  return (
    <MessageScreen title="Not open to you" home={home}>
      Your role does not let you see this page. Whoever manages the users can change that.
    </MessageScreen>
  )
}

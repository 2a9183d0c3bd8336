import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listAsLeft } from '../list-state.ts'
import { BrandMark } from './brand.tsx'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: string
  children: ReactNode
  home: string
  /** A nearer place to go on from than the start page. */
  list?: { label: string; path: string } | null
  /** What to press besides the way home. */
  action?: { label: string; onClick(): void }
}

/** A screen that says one thing and shows a way on. */
export function MessageScreen({ title, children, home, list, action }: MessageScreenProps) {
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
        {list && (
          <Button component={Link} to={listAsLeft(list.path)}>
            Go to {list.label}
          </Button>
        )}
        <Button component={Link} to={home} variant="default">
          Go to the start page
        </Button>
      </div>
    </div>
  )
}

/** For an address that leads nowhere, or to a record that does not exist; then `list` is where it would stand. */
export function NotFound({ home, list = null }: Pick<MessageScreenProps, 'home' | 'list'>) {
  return (
    <MessageScreen title="Page not found" home={home} list={list}>
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

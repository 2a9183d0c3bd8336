import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Said } from '../../../../words/sentences.ts'
import { toldOf } from '../../../../words/sentences.ts'
import { useSay } from '../../language/language.ts'
import { listAsLeft } from '../../entity-table/list-state.ts'
import { BrandMark } from '../brand.tsx'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: Said
  children: ReactNode
  home: string
  /** A nearer place to go on from than the start page. */
  list?: { label: Said; path: string } | null
  /** What to press besides the way home. */
  action?: { label: Said; onClick(): void }
}

/** A screen that says one thing and shows a way on. */
export function MessageScreen({ title, children, home, list, action }: MessageScreenProps) {
  const say = useSay()
  return (
    <div className={styles.screen}>
      <BrandMark size={44} />
      <Title order={1} size="h2">
        {say(title)}
      </Title>
      <Text c="dimmed" maw="30rem">
        {children}
      </Text>
      <div className={styles.actions}>
        {action && <Button onClick={action.onClick}>{say(action.label)}</Button>}
        {list && (
          <Button component={Link} to={listAsLeft(list.path)}>
            {say('Go to {place}', { place: toldOf(list.label) })}
          </Button>
        )}
        <Button component={Link} to={home} variant="default">
          {say('Go to dashboard')}
        </Button>
      </div>
    </div>
  )
}

/** For an address that leads nowhere, or to a record that does not exist; then `list` is where it would stand. */
export function NotFound({ home, list = null }: Pick<MessageScreenProps, 'home' | 'list'>) {
  const say = useSay()
  return (
    <MessageScreen title="Page not found" home={home} list={list}>
      {say(
        'There is no page at this address. Check the address. If this was a record, it may have been deleted.',
      )}
    </MessageScreen>
  )
}

/** For a page that the person may not see. */
export function NotAllowed({ home }: { home: string }) {
  const say = useSay()
  return (
    <MessageScreen title="You do not have access to this page" home={home}>
      {say('Your role does not have permission to view this page. Ask an admin for access.')}
    </MessageScreen>
  )
}

import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { messageOf } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import { listAsLeft } from '../../entity-table/list-state.ts'
import { BrandMark } from '../brand.tsx'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: DisplayText
  children: ReactNode
  home: string
  /** A link that is closer than the start page. */
  list?: { label: DisplayText; path: string } | null
  /** A button besides the link to the start page. */
  action?: { label: DisplayText; onClick(): void }
}

/** A screen with a single message and links to continue. */
export function MessageScreen({ title, children, home, list, action }: MessageScreenProps) {
  const t = useTranslate()
  return (
    <div className={styles.screen}>
      <BrandMark size={44} />
      <Title order={1} size="h2">
        {t(title)}
      </Title>
      <Text c="dimmed" maw="30rem">
        {children}
      </Text>
      <div className={styles.actions}>
        {action && <Button onClick={action.onClick}>{t(action.label)}</Button>}
        {list && (
          <Button component={Link} to={listAsLeft(list.path)}>
            {t('Go to {place}', { place: messageOf(list.label) })}
          </Button>
        )}
        <Button component={Link} to={home} variant="default">
          {t('Go to dashboard')}
        </Button>
      </div>
    </div>
  )
}

/** For an unknown address, or a record that does not exist; then `list` is the record's list. */
export function NotFound({ home, list = null }: Pick<MessageScreenProps, 'home' | 'list'>) {
  const t = useTranslate()
  return (
    <MessageScreen title="Page not found" home={home} list={list}>
      {t(
        'There is no page at this address. Check the address. If this was a record, it may have been deleted.',
      )}
    </MessageScreen>
  )
}

/** For a page that the user may not see. */
export function NotAllowed({ home }: { home: string }) {
  const t = useTranslate()
  return (
    <MessageScreen title="You do not have access to this page" home={home}>
      {t('Your role does not have permission to view this page. Ask an admin for access.')}
    </MessageScreen>
  )
}

import { Button, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { invalidateTopic, useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { AccountNotifications } from '../../people/account/account-notifications.client.tsx'
import { viewOf } from '../../document-views.ts'
import { paths } from '../../paths.ts'
import styles from './bell.module.css'
import { markNotificationsRead, type NotificationLine, readNotifications } from './notifications.contract.ts'

/** The notifications of the user, newest first; each links to its record, and opening it marks it as read. */
export function NotificationList({ onLeave }: { onLeave(): void }) {
  const t = useTranslate()
  const cache = useQueryClient()
  const me = useMe()
  const ofAccount = (me?.notices ?? 0) > 0
  const { data, isFetching } = useRead(readNotifications)
  // Until now only the count was loaded; visibility can also change without a live update.
  useEffect(() => void invalidateTopic(cache, readNotifications.topic ?? ''), [cache])
  const mark = useWrite(markNotificationsRead, { touches: [readNotifications.topic ?? ''] })
  const send = async (body: { ids: number[] } | { all: true }) => {
    try {
      await mark.mutateAsync({ body })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <section aria-label={t('Notifications')}>
      <div className={styles.head}>
        {/* Shown before the list is loaded, and whether or not anything is new. */}
        <Title order={2} size="h5" tabIndex={-1} data-autofocus>
          {t('Notifications')}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={!data || data.unread === 0 || mark.isPending}
          onClick={() => void send({ all: true })}
        >
          {t('Mark all as read')}
        </Button>
      </div>
      {me && ofAccount && <AccountNotifications first={me.newest_notices} onLeave={onLeave} />}
      {data?.results.length === 0 && !ofAccount && !isFetching && (
        <Text size="sm" c="dimmed" className={styles.nothing} role="status">
          <strong>{t('No notifications yet')}</strong>
          <br />
          {t('Mentions, tasks, transfers to confirm and decisions on your documents will appear here.')}
        </Text>
      )}
      {data && data.results.length > 0 && (
        <ul className={styles.notices}>
          {data.results.map((notification) => (
            <li key={notification.id}>
              <Line
                notice={notification}
                onFollow={() => {
                  onLeave()
                  if (notification.read_at === null) void send({ ids: [notification.id] })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ notice: notification, onFollow }: { notice: NotificationLine; onFollow(): void }) {
  const t = useTranslate()
  const { resource, record, resource_label, label, text, at, read_at } = notification
  return (
    <Link
      to={viewOf(resource, record) ?? paths.tasks}
      className={styles.notice}
      data-new={read_at === null || undefined}
      onClick={onFollow}
    >
      <span className={styles.about}>
        <span className={styles.kind}>{t(resource_label)}</span> <bdi className={styles.name}>{label}</bdi>
      </span>
      <span className={styles.text}>{t(text)}</span>
      <time dateTime={at} className={styles.when}>
        <bdi dir="ltr">{formatInstant(at)}</bdi>
      </time>
    </Link>
  )
}

import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconShieldExclamation } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { translateParts } from '../../../i18n/translate.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import type { NotificationLine } from '../../../kernel/client/session/account.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { meTopic } from '../../../kernel/client/session/rights.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { accountNotifications, dismissNotifications } from '../sessions/session.contract.ts'
import { deviceName } from '../sessions/device-name.ts'

const shownAtMost = 3

interface Alike {
  /** The newest of the equal notifications. */
  notice: NotificationLine
  times: number
}

/** Groups notifications that differ only in their time, newest first. */
function together(notifications: readonly NotificationLine[]): Alike[] {
  const found = new Map<string, Alike>()
  for (const notification of notifications) {
    const { kind, device, address, by_name } = notification
    const same = JSON.stringify([kind, deviceName(device), address, by_name])
    const known = found.get(same)
    if (known) known.times += 1
    else found.set(same, { notice: notification, times: 1 })
  }
  return [...found.values()]
}

interface AccountNotificationsProps {
  /** The notifications that came with the session. */
  first: readonly NotificationLine[]
  onLeave(): void
}

/** Events of the user's own account since the last time, until dismissed; at the top of the bell's list. */
export function AccountNotifications({ first, onLeave }: AccountNotificationsProps) {
  const t = useTranslate()
  const cache = useQueryClient()
  const { data } = useRead(accountNotifications, {}, { known: { results: [...first] } })
  const dismiss = useWrite(dismissNotifications, { touches: [accountNotifications.path] })
  const [newest] = data?.results ?? []
  if (!data || !newest) return null
  const alike = together(data.results)
  const onClick = async () => {
    try {
      await dismiss.mutateAsync({ params: { id: newest.id } })
      await cache.invalidateQueries({ queryKey: [meTopic] })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Alert color="brass" radius={0} icon={<IconShieldExclamation aria-hidden />} title={t('Was this you?')}>
      <Stack gap="xs">
        {alike.slice(0, shownAtMost).map(({ notice: notification, times }) => (
          <Text key={notification.id} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <WhatHappened notice={notification} times={times} />
          </Text>
        ))}
        {alike.length > shownAtMost && (
          <Text size="sm">{t('And {count} more.', { count: alike.length - shownAtMost })}</Text>
        )}
        <Group gap="md" mt="xs">
          <Button size="compact-sm" disabled={dismiss.isPending} onClick={() => void onClick()}>
            {t('Dismiss')}
          </Button>
          <Anchor component={Link} to={paths.profile} size="sm" onClick={onLeave}>
            {t('Sessions and password')}
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  )
}

function WhatHappened({ notice: { kind, at, device, address, by_name }, times }: Alike) {
  const t = useTranslate()
  const when = formatInstant(at)
  if (kind === 'factors_reset') {
    if (by_name === null) return t('Your two-factor authentication was reset on {when}.', { when })
    const by = <bdi key="by">{by_name}</bdi>
    return translateParts(t, '{by} reset your two-factor authentication on {when}.', {
      by,
      when: <bdi key="when">{when}</bdi>,
    })
  }
  const values = { when, device: deviceName(device), address: address ?? '' }
  return times === 1
    ? t('New sign-in from {device}, {address} on {when}.', values)
    : t('{count} new sign-ins from {device}, {address}. The last was on {when}.', {
        ...values,
        count: times,
      })
}

import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import styles from './bell.module.css'
import { readNotifications } from './notifications.contract.ts'

const shownMost = 99

/** The bell with the number of new notifications. */
export function BellButton(
  props: ActionIconProps & Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps>,
) {
  const t = useTranslate()
  const me = useMe()
  // The notifications themselves are loaded when the list is opened.
  const known = me && { results: [], unread: me.unread_notices }
  const ofRecords = useRead(readNotifications, {}, { enabled: me !== undefined, known }).data?.unread ?? 0
  const unread = ofRecords + (me?.notices ?? 0)
  const label = unread === 0 ? t('Notifications') : t('Notifications, {number} new', { number: unread })
  return (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size="lg"
      className={styles.bell}
      aria-label={label}
      title={label}
    >
      <IconBell size={19} stroke={1.6} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > shownMost ? `${shownMost}+` : unread}
        </span>
      )}
    </ActionIcon>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Popover } from '../../../kernel/client/ui/popover.tsx'
import { BellButton } from './bell-button.client.tsx'
import styles from './bell.module.css'
import { NotificationList } from './notification-list.client.tsx'

/** The bell with its list, opened at once; it replaces the button and takes over its focus. */
export default function OpenedBell() {
  const t = useTranslate()
  const [opened, setOpened] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    bell.current?.focus({ preventScroll: true })
    // After the focus has moved to this button, so that closing the list returns it here.
    const frame = requestAnimationFrame(() => setOpened(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(25rem, calc(100vw - 1rem))"
      label={t('Notifications')}
      classNames={{ dropdown: styles.opened ?? '' }}
      target={<BellButton ref={bell} onClick={() => setOpened(!opened)} />}
    >
      <NotificationList onLeave={() => setOpened(false)} />
    </Popover>
  )
}

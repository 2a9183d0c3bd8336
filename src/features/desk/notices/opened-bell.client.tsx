import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTopic } from '../../../kernel/client/cache/query.ts'
import { useSay } from '../../../kernel/client/language/language.ts'
import { Popover } from '../../../kernel/client/ui/popover.tsx'
import { BellButton } from './bell-button.client.tsx'
import styles from './bell.module.css'
import { NoticeList } from './notice-list.client.tsx'
import { readNotices } from './notices.contract.ts'

/** The bell with its list, open at first; it takes the place of a button that had the focus. */
export default function OpenedBell() {
  const say = useSay()
  const cache = useQueryClient()
  const [opened, setOpened] = useState(true)
  const change = (open: boolean) => {
    setOpened(open)
    // What somebody may see can have changed with no word about it.
    if (open) void invalidateTopic(cache, readNotices.topic ?? '')
  }
  return (
    <Popover
      opened={opened}
      onChange={change}
      width="min(25rem, calc(100vw - 1rem))"
      label={say('Notices')}
      classNames={{ dropdown: styles.opened ?? '' }}
      target={<BellButton onClick={() => change(!opened)} />}
    >
      <NoticeList onLeave={() => setOpened(false)} />
    </Popover>
  )
}

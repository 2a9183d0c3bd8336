import { useState } from 'react'
import { useSay } from '../../../kernel/client/language/language.ts'
import { Popover } from '../../../kernel/client/ui/popover.tsx'
import { BellButton } from './bell-button.client.tsx'
import styles from './bell.module.css'
import { NoticeList } from './notice-list.client.tsx'

/** The bell with its list, open at first; it takes the place of a button that had the focus. */
export default function OpenedBell() {
  const say = useSay()
  const [opened, setOpened] = useState(true)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(25rem, calc(100vw - 1rem))"
      label={say('Notices')}
      classNames={{ dropdown: styles.opened ?? '' }}
      target={<BellButton onClick={() => setOpened(!opened)} />}
    >
      <NoticeList onLeave={() => setOpened(false)} />
    </Popover>
  )
}

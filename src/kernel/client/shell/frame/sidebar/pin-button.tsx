import { UnstyledButton } from '@mantine/core'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { messageOf } from '../../../../../i18n/messages.ts'
import { keepPinnedPages } from '../../../../contract/endpoints/pinned-pages.ts'
import { call } from '../../../calls/call.ts'
import { useTranslate } from '../../../language/language.ts'
import type { Me } from '../../../session/account.ts'
import { useChangeMe } from '../../../session/change-me.ts'
import { type NavigationItem, nameAlone } from './navigation.ts'
import styles from './sidebar.module.css'

interface PinButtonProps {
  item: NavigationItem
  pinned: Me['pinned_pages']
}

/** Pins the current page above the groups, or unpins one. */
export function PinButton({ item, pinned }: PinButtonProps) {
  const t = useTranslate()
  const change = useChangeMe()
  const { path } = item
  const others = pinned.filter((page) => page.path !== path)
  const isPinned = others.length < pinned.length
  const Icon = isPinned ? IconPinnedOff : IconPin
  const label = isPinned ? t('Unpin {page}', { page: messageOf(nameAlone(item)) }) : t('Pin this page')
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const pages = isPinned ? others : [...pinned, { path }]
    if (isPinned) focusNextLink(currentTarget)
    change(
      () => ({ pinned_pages: pages }),
      () => call(keepPinnedPages, { body: { pages } }),
    )
  }
  return (
    <UnstyledButton className={styles.pin} aria-label={label} title={label} onClick={toggle}>
      <Icon size={15} stroke={1.6} />
    </UnstyledButton>
  )
}

/** The row of an unpinned page disappears with its button. */
function focusNextLink(button: HTMLElement): void {
  const links = [...(button.closest('nav')?.querySelectorAll('a') ?? [])]
  const own = links.findIndex((link) => link.parentElement === button.parentElement)
  links[own + 1]?.focus()
}

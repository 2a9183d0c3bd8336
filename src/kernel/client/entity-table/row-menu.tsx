import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useRef } from 'react'
import { useSay } from '../language.ts'
import { useOpening } from '../use-opening.ts'

const FoldedContext = createContext(false)

/** Whether a row's button stands in the menu of its row, with its name beside it. */
export function useFolded(): boolean {
  return use(FoldedContext)
}

/** The buttons of a row folded into one, where room is scarce. */
export function RowMenu({ children }: { children: ReactNode }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const dropdown = useRef<HTMLDivElement>(null)
  const [opened, open] = useOpening(() => dropdown.current)
  return (
    <Menu
      opened={opened}
      onChange={open}
      position="bottom-end"
      shadow="md"
      withinPortal
      // A screen reader must find nothing but entries in it.
      // At once rather than by the library a moment later: a dialog that an entry opens gives the focus back to here.
      returnFocus={false}
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size="lg" aria-label={say('Actions')}>
          <IconDotsVertical size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown ref={dropdown}>
        <FoldedContext value={true}>{children}</FoldedContext>
      </Menu.Dropdown>
    </Menu>
  )
}

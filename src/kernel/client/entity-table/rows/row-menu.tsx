import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import { useTranslate } from '../../language/language.ts'
import { Menu } from '../../ui/menu.tsx'

const FoldedContext = createContext(false)

/** Whether the buttons of a row are entries of its menu, with labels. */
export function useFolded(): boolean {
  return use(FoldedContext)
}

/** The actions of a row in one menu, where space is short. */
export function RowMenu({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <Menu
      target={
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Actions')}>
          <IconDotsVertical size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    >
      <FoldedContext value={true}>{children}</FoldedContext>
    </Menu>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import { useTranslate } from '../../language/language.ts'
import { Menu } from '../../ui/menu.tsx'

const FoldedContext = createContext(false)

/** Whether a row's button stands in the menu of its row, with its name beside it. */
export function useFolded(): boolean {
  return use(FoldedContext)
}

/** The buttons of a row folded into one, where room is scarce. */
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

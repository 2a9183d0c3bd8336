import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { pageSizes } from '../../../contract/endpoints/lists/list-look.ts'
import { formatCount } from '../../../contract/values/formats.ts'
import { useTranslate } from '../../language/language.ts'
import { Menu, MenuDivider, MenuLabel, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import type { ListState } from '../list-state.ts'
import { useKeepListLook, useListLook } from './list-look.ts'

/** The menu for page size and density, which apply to all lists. */
export function LookMenu({ state, narrow }: { state: ListState; narrow: boolean }) {
  const t = useTranslate()
  const look = useListLook()
  const keep = useKeepListLook()
  const show = (page_size: number) => {
    keep({ ...look, page_size })
    // The first row of the page stays on the page.
    state.correctPage(Math.floor(((state.page - 1) * look.page_size) / page_size) + 1)
  }
  return (
    <Menu
      position="top-end"
      target={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          fw={500}
          rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden />}
        >
          {t('{many} per page', { many: formatCount(look.page_size) })}
        </Button>
      }
    >
      <MenuLabel>{t('Rows per page')}</MenuLabel>
      <MenuRadioGroup value={String(look.page_size)} onChange={(size) => show(Number(size))}>
        {pageSizes.map((size) => (
          <MenuRadioItem key={size} value={String(size)}>
            {formatCount(size)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {!narrow && (
        <>
          <MenuDivider />
          <MenuRadioGroup
            value={look.compact ? 'compact' : 'roomy'}
            onChange={(density) => keep({ ...look, compact: density === 'compact' })}
          >
            <MenuRadioItem value="roomy">{t('Comfortable')}</MenuRadioItem>
            <MenuRadioItem value="compact">{t('Compact')}</MenuRadioItem>
          </MenuRadioGroup>
        </>
      )}
    </Menu>
  )
}

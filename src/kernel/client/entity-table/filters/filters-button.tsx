import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { useEver } from '../../use-ever.ts'
import type { DrawnColumn } from '../table/columns/columns.ts'
import type { EntityList } from '../use-entity-list.ts'
import { useTranslate } from '../../language/language.ts'
import { messageOf } from '../../../../i18n/messages.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))

interface FiltersButtonProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  columns: readonly DrawnColumn<F>[]
}

/** Opens the filters and the order of a list, and says how many filters are set. */
export function FiltersButton<F extends Fields>({ list, columns }: FiltersButtonProps<F>) {
  const t = useTranslate()
  const { entity, state } = list
  const [opened, { open, close }] = useDisclosure()
  const used = useEver(opened)
  const count = Object.keys(state.filters).length
  const name = Object.keys(entity.filters).length > 0 ? 'Filters' : 'Sort'
  const orders = columns.flatMap(({ sort, label }) => (sort === null ? [] : [{ sort, label }]))
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
        onClick={open}
      >
        {count > 0 ? t('{what} ({number})', { what: messageOf(name), number: count }) : t(name)}
      </Button>
      {used && (
        <Suspense>
          <FilterDrawer
            title={name}
            entity={entity}
            state={state}
            orders={orders}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

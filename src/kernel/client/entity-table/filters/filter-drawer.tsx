import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Entity } from '../../../contract/entity.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { FilterFields } from './filter-fields.tsx'

interface FilterDrawerProps {
  title: DisplayText
  entity: Entity
  state: ListState
  /** The columns to order by. */
  orders: readonly { sort: string; label: DisplayText }[]
  opened: boolean
  onClose(): void
}

/** The filters and the order of a list on narrow screens. Loaded when opened. */
export default function FilterDrawer({ title, entity, state, orders, opened, onClose }: FilterDrawerProps) {
  const t = useTranslate()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(22rem, 100%)"
      title={t(title)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <FilterFields entity={entity} state={state} columns={1} />
        {orders.length > 0 && (
          <NativeSelect
            label={t('Sort by')}
            value={state.ordering}
            onChange={(event) => state.setOrdering(event.currentTarget.value)}
            data={[
              { value: '', label: t('Default order') },
              ...orders.flatMap(({ sort, label }) => [
                { value: sort, label: `${t(label)} ↑` },
                { value: `-${sort}`, label: `${t(label)} ↓` },
              ]),
            ]}
          />
        )}
        <Group grow>
          {Object.keys(state.filters).length > 0 && (
            <Button variant="default" onClick={state.clear}>
              {t('Clear all')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Done')}</Button>
        </Group>
      </Stack>
    </Drawer>
  )
}

import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import type { Said } from '../../../../words/sentences.ts'
import type { Entity } from '../../../contract/entity.ts'
import { useSay } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { FilterInput } from './filter-input.tsx'

interface FilterDrawerProps {
  title: Said
  entity: Entity
  state: ListState
  /** What the list can be ordered by. */
  orders: readonly { sort: string; label: Said }[]
  opened: boolean
  onClose(): void
}

/** The filters and the order of a list, for narrow screens; a file of its own, since others never open it. */
export default function FilterDrawer({ title, entity, state, orders, opened, onClose }: FilterDrawerProps) {
  const say = useSay()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(22rem, 100%)"
      title={say(title)}
      closeButtonProps={{ 'aria-label': say('Close') }}
    >
      <Stack gap="md">
        {Object.entries(entity.filters).map(([name, field]) => (
          <FilterInput
            key={name}
            labelled
            field={field}
            value={state.filters[name] ?? ''}
            onChange={(value) => state.setFilter(name, value)}
          />
        ))}
        {orders.length > 0 && (
          <NativeSelect
            label={say('Sort by')}
            value={state.ordering}
            onChange={(event) => state.setOrdering(event.currentTarget.value)}
            data={[
              { value: '', label: say('Default order') },
              ...orders.flatMap(({ sort, label }) => [
                { value: sort, label: `${say(label)} ↑` },
                { value: `-${sort}`, label: `${say(label)} ↓` },
              ]),
            ]}
          />
        )}
        <Group grow>
          {Object.keys(state.filters).length > 0 && (
            <Button variant="default" onClick={state.clear}>
              {say('Clear all')}
            </Button>
          )}
          <Button onClick={onClose}>{say('Done')}</Button>
        </Group>
      </Stack>
    </Drawer>
  )
}

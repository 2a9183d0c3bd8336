import { ActionIcon, Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type Said, toldOf } from '../../../../words/sentences.ts'
import { useHiddenColumns, useHideColumns } from './hidden-columns.ts'
import { useSay } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { shownColumns } from '../sheet/columns.ts'

interface ColumnChooserProps {
  list: string
  columns: readonly { key: string; label: Said; naming: boolean }[]
  state: ListState
}

/**
 * One box for each column, in the order in which they stand; the one that names the rows stays. What is hidden is kept with
 * the person; an order of one's own stands in the address, and in the views that are made of it. Loaded for those who
 * open it.
 */
export default function ColumnChooser({ list, columns, state }: ColumnChooserProps) {
  const say = useSay()
  const hidden = useHiddenColumns(list)
  const hide = useHideColumns(list)
  const { columns: ordered, setColumns } = state
  const shown = shownColumns(columns, hidden, ordered)
  const keys = shown.map(({ key }) => key)
  const inOrder = ordered ? [...shown, ...columns.filter((column) => !shown.includes(column))] : columns
  const show = (key: string, isShown: boolean) => {
    if (ordered) setColumns(isShown ? [...keys, key] : keys.filter((other) => other !== key))
    else hide(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])
  }
  const move = (key: string, by: 1 | -1) => {
    const others = keys.filter((other) => other !== key)
    setColumns(others.toSpliced(keys.indexOf(key) + by, 0, key))
  }
  const isWhole = ordered === null && keys.length === columns.length
  return (
    <Stack gap="xs" mah="min(60dvh, 28rem)" style={{ overflowY: 'auto' }} p={2}>
      {inOrder.map(({ key, label, naming }) => {
        const place = keys.indexOf(key)
        return (
          <Group key={key} justify="space-between" wrap="nowrap" gap="md">
            <Checkbox
              size="sm"
              label={say(label)}
              disabled={naming}
              checked={place >= 0}
              onChange={(event) => show(key, event.currentTarget.checked)}
            />
            {place >= 0 && (
              <Group gap={0} wrap="nowrap">
                <Move
                  label="Move {column} up"
                  of={label}
                  up
                  disabled={place === 0}
                  onClick={() => move(key, -1)}
                />
                <Move
                  label="Move {column} down"
                  of={label}
                  disabled={place === keys.length - 1}
                  onClick={() => move(key, 1)}
                />
              </Group>
            )}
          </Group>
        )
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isWhole}
        {...(isWhole && { bg: 'transparent' })}
        onClick={() => {
          if (ordered) setColumns(null)
          if (hidden.length > 0) hide([])
        }}
      >
        {say('Show all')}
      </Button>
    </Stack>
  )
}

interface MoveProps {
  label: 'Move {column} up' | 'Move {column} down'
  of: Said
  up?: boolean
  disabled: boolean
  onClick(): void
}

function Move({ label, of, up = false, disabled, onClick }: MoveProps) {
  const say = useSay()
  const Icon = up ? IconArrowUp : IconArrowDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      aria-label={say(label, { column: toldOf(of) })}
      disabled={disabled}
      {...(disabled && { bg: 'transparent' })}
      onClick={onClick}
    >
      <Icon size={14} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

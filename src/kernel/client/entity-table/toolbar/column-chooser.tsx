import { ActionIcon, Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPin, IconPinFilled } from '@tabler/icons-react'
import { plainLayout } from '../../../contract/values/column-layout.ts'
import { type DisplayText, messageOf } from '../../../../i18n/messages.ts'
import { useHiddenColumns, useHideColumns } from './hidden-columns.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { useColumnLayout } from '../table/columns/column-layout.ts'
import { shownColumns } from '../table/columns/columns.ts'

interface ColumnChooserProps {
  list: string
  columns: readonly { key: string; label: DisplayText; naming: boolean }[]
  state: ListState
}

/**
 * A checkbox for each column, in their order; the column that names the rows cannot be hidden. Hidden columns are saved
 * for the user; the order of columns is part of the address and of saved views. Loaded when opened.
 */
export default function ColumnChooser({ list, columns, state }: ColumnChooserProps) {
  const t = useTranslate()
  const hidden = useHiddenColumns(list)
  const hide = useHideColumns(list)
  const { columns: ordered, setColumns } = state
  const [layout, setLayout] = useColumnLayout(list, state)
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
  // By default only the column that names the rows is frozen.
  const held = layout.held ?? (shown[0]?.naming ? 1 : 0)
  return (
    <Stack gap="xs" mah="min(60dvh, 28rem)" style={{ overflowY: 'auto' }} p={2}>
      {inOrder.map(({ key, label, naming }) => {
        const place = keys.indexOf(key)
        return (
          <Group key={key} justify="space-between" wrap="nowrap" gap="md">
            <Checkbox
              size="sm"
              label={t(label)}
              disabled={naming}
              checked={place >= 0}
              onChange={(event) => show(key, event.currentTarget.checked)}
            />
            {place >= 0 && (
              <Group gap={0} wrap="nowrap">
                <Hold
                  of={label}
                  isHeld={place < held}
                  onClick={() => setLayout({ ...layout, held: held === place + 1 ? 0 : place + 1 })}
                />
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
        {t('Show all')}
      </Button>
      {(layout.held !== null || Object.keys(layout.widths).length > 0) && (
        <Button variant="subtle" size="compact-sm" onClick={() => setLayout(plainLayout)}>
          {t('Reset widths')}
        </Button>
      )}
    </Stack>
  )
}

interface HoldProps {
  of: DisplayText
  isHeld: boolean
  onClick(): void
}

/** Freezes the columns up to this one, or only those before it. */
function Hold({ of, isHeld, onClick }: HoldProps) {
  const t = useTranslate()
  const Icon = isHeld ? IconPinFilled : IconPin
  const label = t('Freeze columns up to {column}', { column: messageOf(of) })
  return (
    <ActionIcon
      variant="subtle"
      color={isHeld ? 'blue' : 'gray'}
      size={26}
      aria-label={label}
      title={t('Freeze columns up to here')}
      aria-pressed={isHeld}
      onClick={onClick}
    >
      <Icon size={14} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

interface MoveProps {
  label: 'Move {column} up' | 'Move {column} down'
  of: DisplayText
  up?: boolean
  disabled: boolean
  onClick(): void
}

function Move({ label, of, up = false, disabled, onClick }: MoveProps) {
  const t = useTranslate()
  const Icon = up ? IconArrowUp : IconArrowDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      aria-label={t(label, { column: messageOf(of) })}
      disabled={disabled}
      {...(disabled && { bg: 'transparent' })}
      onClick={onClick}
    >
      <Icon size={14} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

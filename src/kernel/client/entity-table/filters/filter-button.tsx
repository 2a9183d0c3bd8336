import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { messageOf } from '../../../../i18n/messages.ts'
import type { Fields } from '../../../contract/fields.ts'
import { useTranslate } from '../../language/language.ts'
import { Popover } from '../../ui/popover.tsx'
import { useEver } from '../../use-ever.ts'
import type { DrawnColumn } from '../table/columns/columns.ts'
import { ToolButton } from '../toolbar/tool-button.tsx'
import type { EntityList } from '../use-entity-list.ts'

// The filters are loaded when they are opened.
const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))
const FilterPanel = lazy(() => import('./filter-panel.tsx'))

interface FilterButtonProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  /** The fields to order by, for a list without headings. */
  columns: readonly DrawnColumn<F>[]
  /** Whether filters and order open in a drawer, as on a phone. */
  narrow: boolean
  opened: boolean
  onOpen(isOpen: boolean): void
}

/** Opens the filters of a list in a panel below the button, or with the order in a drawer where the list is narrow. */
export function FilterButton<F extends Fields>(props: FilterButtonProps<F>) {
  const { list, columns, narrow, opened, onOpen } = props
  const t = useTranslate()
  const { entity, state } = list
  const close = useCallback(() => onOpen(false), [onOpen])
  const used = useEver(opened)
  const button = useRef<HTMLButtonElement>(null)
  usePressedElsewhere(opened && !narrow, button, close)
  const count = Object.keys(state.filters).length
  const name = Object.keys(entity.filters).length > 0 ? 'Filter' : 'Sort'
  const label =
    narrow && count > 0 ? t('{what} ({number})', { what: messageOf(name), number: count }) : t(name)
  const icon = <IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />
  if (narrow) {
    const orders = columns.flatMap(({ sort, label: of }) => (sort === null ? [] : [{ sort, label: of }]))
    return (
      <>
        <ToolButton label={label} icon={icon} aria-haspopup="dialog" onClick={() => onOpen(true)} />
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
  if (name === 'Sort') return null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return
    // Escape closes the list or calendar of a filter before the panel.
    const isOwn = event.currentTarget.contains(event.target) && event.target.ariaExpanded !== 'true'
    if (isOwn) close()
  }
  return (
    <Popover
      opened={opened}
      onChange={onOpen}
      position="bottom-start"
      label={label}
      closeOnEscape={false}
      closeOnClickOutside={false}
      target={<ToolButton ref={button} label={label} icon={icon} onClick={() => onOpen(!opened)} />}
    >
      <Suspense>
        <FilterPanel entity={entity} state={state} onKeyDown={onKeyDown} />
      </Suspense>
    </Popover>
  )
}

/** Closes the panel on a press outside. Options and calendars of its inputs are in portals and count as inside. */
function usePressedElsewhere(
  isOpen: boolean,
  button: { readonly current: HTMLElement | null },
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || !document.contains(target)) return
      if (!target.closest('[data-portal]') && !button.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, button, close])
}

import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type CSSProperties, lazy, Suspense, useId, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { SelectionCheckbox } from '../../bulk/selection-checkbox.tsx'
import type { RowSelection } from '../../bulk/row-selection.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import type { ColumnEdgeProps } from './columns/column-edge.tsx'
import inSight from './in-sight.module.css'
import type { PlacedColumn } from './columns/placed-columns.ts'
import styles from './table.module.css'

/** Loaded when the pointer or focus reaches the table. */
const ColumnEdge = lazy(() => import('./columns/column-edge.tsx'))

interface TableHeadProps<F extends Fields> extends Pick<ColumnEdgeProps, 'onTry' | 'onWidth'> {
  columns: readonly PlacedColumn<F>[]
  widths: Readonly<Record<string, number>>
  state: ListState
  hasActions: boolean
  rows: readonly RowOf<F>[] | undefined
  selection: RowSelection<F> | undefined
  /** Whether columns can be resized. */
  hasEdges: boolean
}

/** The headings. Sortable ones are buttons: ascending, descending, default order. */
export function TableHead<F extends Fields>(props: TableHeadProps<F>) {
  const { columns, widths, state, hasActions, rows, selection, hasEdges, onTry, onWidth } = props
  const t = useTranslate()
  const id = useId()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.number}>
          {selection && <SelectPage rows={rows ?? []} selection={selection} />}
          {t('SL')}
        </th>
        {columns.map(({ key, label, sort, end, sized, sticky }) => (
          <th
            key={key}
            scope="col"
            data-column={key}
            data-end={end || undefined}
            data-sized={sized || undefined}
            data-sticky={sticky ? true : undefined}
            {...sticky}
            aria-sort={sort === null ? undefined : directions[directionOf(state.ordering, sort)]}
          >
            <div id={id + key} className={styles.head} {...(sized && { style: withWidth(widths[key] ?? 0) })}>
              {sort === null ? t(label) : <SortButton label={label} sort={sort} state={state} />}
            </div>
            {hasEdges && (
              <Suspense>
                <ColumnEdge
                  column={key}
                  heading={id + key}
                  width={widths[key]}
                  onTry={onTry}
                  onWidth={onWidth}
                />
              </Suspense>
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className={`${styles.actionsHead} ${inSight.actions}`}>
            {t('Actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

const withWidth = (width: number): CSSProperties => ({ ['--width' as string]: `${width}px` })

/** Selects the rows of the page, or clears their selection. */
function SelectPage<F extends Fields>({
  rows,
  selection,
}: {
  rows: readonly RowOf<F>[]
  selection: RowSelection<F>
}) {
  const selected = rows.filter((row) => selection.has(Number(row['id']))).length
  return (
    <SelectionCheckbox
      label="Select all rows on this page"
      checked={rows.length > 0 && selected === rows.length}
      indeterminate={selected > 0 && selected < rows.length}
      disabled={rows.length === 0}
      onChange={(isSelected) => selection.set(rows, isSelected)}
    />
  )
}

type Direction = 'up' | 'down' | 'none'

const directions = { up: 'ascending', down: 'descending', none: 'none' } as const
const icons = { up: IconArrowUp, down: IconArrowDown, none: IconArrowsSort } as const

function directionOf(ordering: string, sort: string): Direction {
  if (ordering === sort) return 'up'
  return ordering === `-${sort}` ? 'down' : 'none'
}

function SortButton({ label, sort, state }: { label: DisplayText; sort: string; state: ListState }) {
  const t = useTranslate()
  const { ordering } = state
  // The heading changes at once, before the rows are loaded.
  const [click, setClick] = useState({ on: ordering, gives: ordering })
  if (click.on !== ordering) setClick({ on: ordering, gives: ordering })
  const direction = directionOf(click.gives, sort)
  const Icon = icons[direction]
  const next = { none: sort, up: `-${sort}`, down: '' }[direction]
  return (
    <UnstyledButton
      className={styles.sort}
      data-direction={direction}
      onClick={() => {
        setClick({ on: ordering, gives: next })
        state.setOrdering(next)
      }}
    >
      <span className={styles.words}>{t(label)}</span>
      <Icon size={14} stroke={1.8} aria-hidden />
    </UnstyledButton>
  )
}

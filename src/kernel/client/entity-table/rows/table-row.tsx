import { type FocusEvent, type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { RecordNameContext } from '../../show/values/record-name.ts'
import { cellContent } from './cell-content.tsx'
import { SelectionCheckbox } from '../../bulk/selection-checkbox.tsx'
import cells from './cells.module.css'
import type { PlacedColumn } from '../table/columns/placed-columns.ts'
import inSight from '../table/in-sight.module.css'
import { RowCard } from './row-card.tsx'
import { RowMenu } from './row-menu.tsx'
import { rowName } from './row-name.ts'
import type { TableLayout } from '../table/table-layout.ts'
import styles from '../table/table.module.css'
import { useTranslate } from '../../language/language.ts'

interface TableRowProps<F extends Fields> {
  row: RowOf<F>
  /** The serial number in the list, counted across pages. */
  number: number
  columns: readonly PlacedColumn<F>[]
  /** The keys of the columns that must not become narrow. */
  long: ReadonlySet<string>
  layout: TableLayout
  /** The address of the record's screen; undefined if it has none. */
  open: ((row: RowOf<F>) => string | undefined) | undefined
  /** Undefined in a list without row actions. */
  actions: ((row: RowOf<F>) => ReactNode) | undefined
  /** Null if rows cannot be selected. */
  selected: boolean | null
  onSelect(row: RowOf<F>, selected: boolean): void
  /** The index of the row on the page. */
  index: number
  tabIndex: number
  onFocus(event: FocusEvent, index: number): void
}

/**
 * One record, in columns or as a card. A click on the row opens it, except on links and buttons within. Moving the focus
 * between rows does not render their cells again.
 */
export const TableRow = memo(Row) as typeof Row

function Row<F extends Fields>(props: TableRowProps<F>) {
  const { index, tabIndex, onFocus, ...held } = props
  const open = props.open?.(props.row)
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    // A click that ends a text selection does not open the record.
    if (open && isRowItself(event) && !getSelection()?.toString()) void navigate(open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Enter' && event.target === event.currentTarget) void navigate(open)
  }
  return (
    <tr
      role="row"
      tabIndex={tabIndex}
      data-opens={open ? true : undefined}
      data-selected={props.selected || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus(event, index)}
    >
      <Cells {...held} />
    </tr>
  )
}

const Cells = memo(RowCells) as typeof RowCells

function RowCells<F extends Fields>(props: Omit<TableRowProps<F>, 'index' | 'tabIndex' | 'onFocus'>) {
  const t = useTranslate()
  const { row, number, columns, long, layout, actions, selected, onSelect } = props
  const checkbox = selected !== null && (
    <SelectionCheckbox
      label="Select row"
      checked={selected}
      onChange={(isSelected) => onSelect(row, isSelected)}
    />
  )
  return (
    <RecordNameContext value={rowName(columns, row, t)}>
      {layout.cards ? (
        <>
          {checkbox && <td role="cell">{checkbox}</td>}
          <RowCard row={row} columns={columns} />
        </>
      ) : (
        <>
          <td role="cell" className={styles.number}>
            {checkbox}
            {number}
          </td>
          {columns.map((column) => (
            <td
              key={column.key}
              role="cell"
              data-end={column.end || undefined}
              data-long={long.has(column.key) || undefined}
              data-wide={column.wide || undefined}
              data-naming={column.naming || undefined}
              data-sized={column.sized || undefined}
              {...column.sticky}
              data-kind={column.field.kind}
              data-format={column.field.kind === 'text' ? column.field.format : undefined}
            >
              <div className={cells.cell}>{cellContent(column, row)}</div>
            </td>
          ))}
        </>
      )}
      {actions !== undefined && (
        <td role="cell" className={`${styles.actions} ${inSight.actions}`}>
          {layout.folded ? (
            <RowMenu>{actions(row)}</RowMenu>
          ) : (
            <div className={styles.buttons}>{actions(row)}</div>
          )}
        </td>
      )}
    </RecordNameContext>
  )
}

/**
 * Whether a click is on the row itself: not on a link or button in it, and not in an overlay such as an enlarged
 * picture, whose clicks bubble through React.
 */
function isRowItself({ currentTarget, target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('a, button, input, label') === null
  )
}

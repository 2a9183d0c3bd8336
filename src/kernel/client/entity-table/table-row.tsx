import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { ShowValue } from '../show/show-value.tsx'
import type { DrawnColumn } from './columns.ts'
import styles from './entity-table.module.css'

interface TableRowProps<F extends Fields> {
  row: RowOf<F>
  /** The serial number in the list, which goes on over its pages. */
  number: number
  columns: readonly DrawnColumn<F>[]
  open: string | undefined
  actions: ReactNode
  tabIndex: number
  onFocus(event: FocusEvent): void
}

/** One record. The row itself opens it; links and buttons within keep their own meaning. */
export function TableRow<F extends Fields>(props: TableRowProps<F>) {
  const { row, number, columns, open, actions, tabIndex, onFocus } = props
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    // Somebody who has marked text wants to copy it.
    if (open && !isOwnControl(event.target) && !getSelection()?.toString()) void navigate(open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Enter' && event.target === event.currentTarget) void navigate(open)
  }
  return (
    <tr
      role="row"
      tabIndex={tabIndex}
      data-opens={open ? true : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <td role="cell" className={styles.number} data-label="SL">
        {number}
      </td>
      {columns.map(({ key, label, end, long, wide, field, cell }) => (
        <td
          key={key}
          role="cell"
          data-label={label}
          data-end={end || undefined}
          data-long={long || undefined}
          data-wide={wide || undefined}
          data-kind={field?.kind}
          data-format={field?.kind === 'text' ? field.format : undefined}
        >
          <div className={styles.cell}>
            {cell ? cell(row) : field && <ShowValue field={field} value={row[key]} />}
          </div>
        </td>
      ))}
      {actions !== undefined && (
        <td role="cell" className={styles.actions}>
          <div className={styles.buttons}>{actions}</div>
        </td>
      )}
    </tr>
  )
}

/** Portals, such as an enlarged picture, send their clicks here as well. */
function isOwnControl(target: EventTarget): boolean {
  return !(target instanceof Element) || target.closest('a, button, input, [role="dialog"]') !== null
}

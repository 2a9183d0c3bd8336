import { isMessage, type DisplayText, type Message } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import styles from './rows-table.module.css'

interface RowsTableProps {
  label: DisplayText
  columns: readonly DisplayText[]
  /** The cells of each row; null for empty ones. */
  rows: readonly (readonly (string | Message | null)[])[]
}

/** Rows of a file as a table; on narrow screens each row becomes a block. */
export function RowsTable({ label, columns, rows }: RowsTableProps) {
  const t = useTranslate()
  const names = columns.map((column) => t(column))
  const texts = rows.map((cells) => cells.map((cell) => (isMessage(cell) ? t(cell) : cell)))
  return (
    // What scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={t(label)} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {names.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((cells) => (
            <tr key={cells.join('\0')}>
              {names.map((column, index) => (
                <td key={column} data-label={column} data-empty={!cells[index] || undefined}>
                  <bdi>{cells[index] || '–'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

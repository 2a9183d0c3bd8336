import styles from './rows-table.module.css'

interface RowsTableProps {
  label: string
  columns: readonly string[]
  /** The cells of each row; null where there is nothing. */
  rows: readonly (readonly (string | null)[])[]
}

/** Rows of a file, as a table; where it is narrow each row stands as a block of its own. */
export function RowsTable({ label, columns, rows }: RowsTableProps) {
  return (
    // What scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\0')}>
              {columns.map((column, index) => (
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

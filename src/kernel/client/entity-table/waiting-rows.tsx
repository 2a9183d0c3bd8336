import { Skeleton } from '@mantine/core'
import styles from './entity-table.module.css'
import { pageSize } from './use-entity-list.ts'

const widths = ['70%', '55%', '85%', '60%', '75%']

/** Rows of the right height while nothing has come; they become visible only when it takes long. */
export function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: pageSize }, (_, row) => (
    <tr key={row} className={styles.waiting} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton height={12} width={widths[(row + column) % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}

import { Skeleton } from '@mantine/core'
import styles from '../sheet/table.module.css'
import { pageSize } from '../use-entity-list.ts'

const widths = ['70%', '55%', '85%', '60%', '75%']

/** Rows of the right height while nothing has come; they become visible only when it takes long. */
export function WaitingRows({ cells }: { cells: number }) {
  return Array.from({ length: pageSize }, (_, row) => (
    <tr key={row} data-waiting className={styles.waiting} aria-hidden>
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell}>
          <Skeleton height={12} width={widths[(row + cell) % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}

import { Skeleton } from '@mantine/core'
import styles from '../table/table.module.css'

const widths = ['70%', '55%', '85%', '60%', '75%']

/** Placeholder rows of the right height, visible only if loading takes long. */
export function WaitingRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-waiting className={styles.waiting} aria-hidden>
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell}>
          <Skeleton height={12} width={widths[(row + cell) % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}

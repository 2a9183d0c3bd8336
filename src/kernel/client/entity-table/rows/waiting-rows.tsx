import { Skeleton } from '@mantine/core'
import styles from '../table/table.module.css'

const widths = ['70%', '55%', '85%', '60%', '75%']

/**
 * Placeholder rows of the right height, visible only if loading takes long. One still bar a row: a moving one in each
 * cell would cost more than the rows that follow.
 */
export function WaitingRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-waiting className={styles.waiting} aria-hidden>
      <td colSpan={cells}>
        <Skeleton height={12} width={widths[row % widths.length]} animate={false} />
      </td>
    </tr>
  ))
}

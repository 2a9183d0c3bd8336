import styles from '../table/table.module.css'

/** The heading of the rows below, which belong together. */
export function GroupRow({ cells, label }: { cells: number; label: string }) {
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={cells}>
        <span>{label}</span>
      </th>
    </tr>
  )
}

import styles from './entity-table.module.css'

/** The heading of the rows below, which belong together. */
export function GroupRow({ columns, label }: { columns: number; label: string }) {
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={columns}>
        <span>{label}</span>
      </th>
    </tr>
  )
}

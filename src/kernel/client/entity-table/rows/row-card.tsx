import { VisuallyHidden } from '@mantine/core'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { cellContent } from './cell-content.tsx'
import type { CardPlace, DrawnColumn } from '../table/columns/columns.ts'
import styles from './row-card.module.css'
import { useTranslate } from '../../language/language.ts'

interface RowCardProps<F extends Fields> {
  row: RowOf<F>
  columns: readonly DrawnColumn<F>[]
}

const second = ['number', 'day', 'status'] as const satisfies CardPlace[]

/** A record as a card of two lines: party and amount; number, date and status. */
export function RowCard<F extends Fields>({ row, columns }: RowCardProps<F>) {
  const t = useTranslate()
  const at = (place: CardPlace) =>
    columns
      .filter(({ card }) => card === place)
      .map((column) => (
        <div key={column.key} className={styles.value} data-place={place}>
          {/* There are no headings that would say what it is. */}
          <VisuallyHidden>{t(column.label)}: </VisuallyHidden>
          {cellContent({ ...column, cell: column.onCard }, row)}
        </div>
      ))
  return (
    <td role="cell" className={styles.card}>
      {at('picture')}
      <div className={styles.lines}>
        <div className={styles.first}>
          {at('who')}
          <div className={styles.amounts}>{at('amount')}</div>
        </div>
        <div className={styles.second}>{second.flatMap(at)}</div>
      </div>
    </td>
  )
}

import type { CSSProperties, Key, ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './amount-table.module.css'

interface AmountColumn<R> {
  label: DisplayText
  /** Shown beside the label: the currency of the column. */
  unit?: string
  /** Amounts and inputs of amounts are aligned right. */
  kind: 'text' | 'day' | 'amount' | 'input'
  /** Whether the column is left out where the table is too narrow. If no column has it, rows become blocks. */
  less?: boolean
  cell(row: R): ReactNode
}

interface Balance {
  label: DisplayText
  amount: string
}

interface AmountTableProps<R> {
  columns: readonly AmountColumn<R>[]
  rows: readonly R[]
  keyOf(row: R, index: number): Key
  /** The opening balance above the rows, and the closing balance below them. */
  opening?: Balance
  closing?: Balance
  /** Whether the table reaches to the edges of its card. */
  flush?: boolean
}

/** A table of texts and amounts. The first text of a row is its header. */
export function AmountTable<R>({ columns, rows, keyOf, opening, closing, flush }: AmountTableProps<R>) {
  const t = useTranslate()
  const name = columns.find(({ kind }) => kind === 'text')
  const narrow = columns.some(({ less }) => less) ? 'less' : 'blocks'
  const style = { '--beside': columns.filter(isAmount).length, ...(flush && { '--edge': '0.75rem' }) }
  const balance = ({ label, amount }: Balance) => (
    <tr className={styles.balance}>
      <th scope="row" colSpan={columns.length - 1}>
        {t(label)}
      </th>
      <td data-kind="amount">{amount}</td>
    </tr>
  )
  return (
    <table className={styles.table} data-narrow={narrow} style={style as CSSProperties}>
      <thead>
        <tr>
          {columns.map(({ label, unit, kind, less }, index) => (
            <th key={index} scope="col" data-kind={kind} data-less={less}>
              {t(label)} {unit && <span className={styles.unit}>{unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {opening && balance(opening)}
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)}>
            {columns.map((column, index) =>
              column === name ? (
                <th key={index} scope="row" data-kind="text">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={index}
                  data-kind={column.kind}
                  data-less={column.less}
                  data-label={isAmount(column) ? t(column.label) : undefined}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {closing && balance(closing)}
      </tbody>
    </table>
  )
}

function isAmount({ kind }: Pick<AmountColumn<never>, 'kind'>): boolean {
  return kind === 'amount' || kind === 'input'
}

/** A smaller line below a row's text; `wrong` marks it as an error. */
export function Details({ wrong, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <span className={styles.details} data-wrong={wrong || undefined}>
      {children}
    </span>
  )
}

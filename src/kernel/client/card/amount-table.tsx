import type { CSSProperties, Key, ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './amount-table.module.css'

interface AmountColumn<R> {
  label: DisplayText
  /** Stands beside the label: the currency of the amounts below. */
  unit?: string
  /** Amounts, and inputs of them, stand under each other at the right. */
  kind: 'text' | 'day' | 'amount' | 'input'
  /** Whether it is left out where there is no room for all; where there is none to leave out, a row becomes a block. */
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
  /** What stood before the rows, and what they come to. */
  opening?: Balance
  closing?: Balance
  /** Whether it stands on a sheet whose edges it reaches. */
  flush?: boolean
}

/** Rows of words and amounts; the first words of a row name it. */
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

/** More about what a row is, below its words; `wrong` where something is not as it should be. */
export function Details({ wrong, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <span className={styles.details} data-wrong={wrong || undefined}>
      {children}
    </span>
  )
}

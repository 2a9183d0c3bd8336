import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { Column, Described, PaperTable, Sum } from './paper.ts'
import type { Labelled } from './printable-text.ts'

/** A line below a text: texts of users side by side, or a sentence of Inkwell. What is null is left out. */
export type ReportDetail =
  | { texts: readonly (string | null)[] }
  | { sentence: string | null; wrong?: boolean }

export interface ReportText {
  text: string
  /** The path of the record behind it; on the screen, the text is a link. */
  path?: string
  details: readonly ReportDetail[]
}

interface OfColumn extends Pick<Column, 'label' | 'strong'> {
  /** The currency of the figures, beside the label. */
  unit?: string
}

/** A column with its cells. A figure of 0 may be an empty text. */
export type ReportColumn<R> = OfColumn &
  ({ kind: 'text'; of(row: R): ReportText } | { kind: 'day' | 'figure'; of(row: R): string })

/** The table of a report in the language of its reader, for screen (`report-table.tsx`) and paper alike. */
export interface Report<R> {
  columns: readonly ReportColumn<R>[]
  rows: readonly R[]
  /** The balances above and below the rows, as figures of the last column. */
  opening: Labelled
  closing: Labelled
  /** The sentence if there are no rows. */
  empty: string
}

/** The label of an opening balance that includes the `left_out` entries before the rows. */
export function broughtForward({ left_out }: { left_out: number }): DisplayText {
  return left_out > 0
    ? message('Balance brought forward, including {count} earlier entries', { count: left_out })
    : 'Balance brought forward'
}

/** Returns a figure of the last column with its currency. */
export function withUnit<R>({ columns }: Pick<Report<R>, 'columns'>, figure: string): string {
  return [columns.at(-1)?.unit, figure].filter(Boolean).join('\u00a0')
}

/** Returns the parts of a paper that show a report: its table, and the closing balance as the final sum. */
export function reportOnPaper<R>(report: Report<R>): { table: PaperTable; sum: Sum } {
  const { columns, rows, opening, closing } = report
  const table: PaperTable = {
    columns: columns.map(({ label, unit, kind, strong }) => ({
      label: [label, unit].filter(Boolean).join(' '),
      kind,
      ...(strong && { strong }),
    })),
    opening,
    rows: rows.map((row) =>
      columns.map((column) => (column.kind === 'text' ? described(column.of(row)) : column.of(row))),
    ),
    totals: null,
  }
  const sum: Sum = { label: closing.label, value: withUnit(report, closing.value), grand: true }
  return { table, sum }
}

const described = ({ text, details }: ReportText): Described => ({
  text,
  details: details
    .flatMap((line) => ('texts' in line ? line.texts : line.sentence))
    .filter((line) => line !== null),
})

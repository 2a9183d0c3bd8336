import { Anchor, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { plainText } from '../../../i18n/messages.ts'
import type { Labelled } from '../../contract/paper/printable-text.ts'
import {
  type Report,
  type ReportColumn,
  type ReportDetail,
  type ReportText,
  withUnit,
} from '../../contract/paper/report.ts'
import { AmountTable, Details } from './amount-table.tsx'
import { Card } from './card.tsx'

interface ReportTableProps<R> {
  report: Report<R>
  /** Content below the table, in its card. */
  children?: ReactNode
}

/** The table of a report on the screen; its paper shows the same (`reportOnPaper`). */
export function ReportTable<R>({ report, children }: ReportTableProps<R>) {
  const { columns, rows, opening, closing, empty } = report
  const balance = ({ label, value }: Labelled) => ({
    label: plainText(label),
    amount: withUnit(report, value),
  })
  return (
    <Card width="full" flush>
      <AmountTable
        flush
        rows={rows}
        // Rows have no state, and never move, so the index is the key.
        keyOf={(_, place) => place}
        opening={balance(opening)}
        closing={balance(closing)}
        columns={columns.map((column) => ({
          label: plainText(column.label),
          ...(column.unit !== undefined && { unit: column.unit }),
          kind: column.kind === 'figure' ? 'amount' : column.kind,
          cell: (row) => cellOf(column, row),
        }))}
      />
      {rows.length === 0 && (
        <Text c="dimmed" size="sm" p="md">
          {empty}
        </Text>
      )}
      {children}
    </Card>
  )
}

function cellOf<R>(column: ReportColumn<R>, row: R): ReactNode {
  if (column.kind === 'text') return <ShownText {...column.of(row)} />
  const text = column.of(row)
  // In right-to-left text, the minus sign would move to the other end.
  return column.kind === 'figure' && text !== '' ? <bdi dir="ltr">{text}</bdi> : text
}

function ShownText({ text, path, details }: ReportText) {
  return (
    <>
      {path === undefined ? (
        text
      ) : (
        <Anchor component={Link} to={path} inherit>
          {text}
        </Anchor>
      )}
      {details.map((line, place) => (
        <DetailLine key={place} line={line} />
      ))}
    </>
  )
}

function DetailLine({ line }: { line: ReportDetail }) {
  if ('sentence' in line) {
    return line.sentence && <Details wrong={line.wrong ?? false}>{line.sentence}</Details>
  }
  const texts = line.texts.filter((text) => text !== null)
  return texts.length === 0 ? null : (
    <Details>
      {texts.map((text, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </Details>
  )
}

import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { AmountTable, Details } from '../../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Label } from '../../../../i18n/messages.ts'
import { invoice } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { type Settled, settledKinds, type settledWith } from '../../ledger/settled/settled.contract.ts'

/** For each kind of document: its view, and the resource whose permission opens it. */
const places: Record<Settled['kind'], { view(id: number): string; right: string }> = {
  invoice: { ...paths.invoice, right: invoice.resource.name },
  opening: { ...paths.opening, right: 'opening' },
  receipt_voucher: { ...paths.receiptVoucher, right: 'receipt_voucher' },
  credit_note: { ...paths.creditNote, right: 'credit_note' },
  payment_voucher: { ...paths.paymentVoucher, right: 'payment_voucher' },
}

interface SettledTableProps {
  endpoint: ReturnType<typeof settledWith>
  id: number
  title: Label
  /** The headings of the columns for the date and the remaining amount. */
  day: Label
  left: Label
  /** The text for an empty table. */
  none: Label
  /** Content below the table, such as totals. */
  children?: ReactNode
}

/** The documents that a voucher is applied to or refunds, with the amount and the rest of each. */
export function SettledTable({ endpoint, id, title, day, left, none, children }: SettledTableProps) {
  const t = useTranslate()
  const rows = useRead(endpoint, { params: { id } }).data?.results
  return (
    <Card title={title}>
      {rows?.length === 0 && <Details>{t(none)}</Details>}
      {rows && rows.length > 0 && (
        <AmountTable
          rows={rows}
          keyOf={({ kind, document }) => `${kind} ${document}`}
          columns={[
            { label: 'Document', kind: 'text', cell: (row) => <SettledName row={row} /> },
            { label: day, kind: 'day', less: true, cell: ({ date }) => formatDay(date) },
            { label: 'Amount', kind: 'amount', cell: ({ amount_usd }) => formatMoney(amount_usd, 'USD') },
            { label: left, kind: 'amount', cell: ({ left_usd }) => formatMoney(left_usd, 'USD') },
          ]}
        />
      )}
      {children}
    </Card>
  )
}

/** The name of a document, with a link for users who may view it. An invoice is named by its number only. */
function SettledName({ row: { kind, document, number } }: { row: Settled }) {
  const t = useTranslate()
  const { view, right } = places[kind]
  const maySee = useMe()?.rights[right]?.includes('view') ?? false
  const name =
    kind === 'invoice' ? <bdi>{number}</bdi> : t('{label} {number}', { label: settledKinds[kind], number })
  return maySee ? (
    <Anchor component={Link} to={view(document)} inherit>
      {name}
    </Anchor>
  ) : (
    name
  )
}

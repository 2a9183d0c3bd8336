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

/** Where each of them is shown, and the right that opens it. */
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
  /** What the days of the rows are, and what remains of each of them. */
  day: Label
  left: Label
  /** What is said where there is none. */
  none: Label
  /** What it comes to. */
  children?: ReactNode
}

/** What a voucher settles, or pays back: each by its number, with how much of it and what is left. */
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

/** One of them, and the way there for those who may see it. An invoice is known by its number alone. */
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

import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { AmountTable } from '../../../../kernel/client/sheet/amount-table.tsx'
import { Sheet } from '../../../../kernel/client/sheet/sheet.tsx'
import { Sum, Sums } from '../../../../kernel/client/sheet/sums.tsx'
import { formatMoney, formatQuantity } from '../../../../kernel/contract/values/formats.ts'
import { invoice } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { inPieces } from '../../../../words/say.ts'
import { told } from '../../../../words/sentences.ts'
import type { CreditRecord } from '../credit-notes.contract.ts'

/** The lines of a credit note, what they come to, and what has become of that. */
export function CreditMoney({ note }: { note: CreditRecord }) {
  const say = useSay()
  const mayView = useMay(invoice.resource, 'view')
  const usd = (amount: number | null) => formatMoney(amount ?? 0, 'USD')
  const linked = (id: number, number: string | null) =>
    mayView ? (
      <Anchor key={id} component={Link} to={paths.invoice.view(id)} fz="inherit">
        <bdi>{number}</bdi>
      </Anchor>
    ) : (
      <bdi key={id}>{number}</bdi>
    )
  return (
    <Sheet
      width="page"
      below
      title={
        note.invoice === null ? (
          told('Credits {amount}', { amount: usd(note.total) })
        ) : (
          <>
            {inPieces(say, 'Credits of {invoice_no}', { invoice_no: linked(note.invoice, note.invoice_no) })}
          </>
        )
      }
    >
      <AmountTable
        rows={note.lines}
        // A line of a note has no other name than its place, and never moves.
        keyOf={(_, index) => index}
        columns={[
          { label: 'Item', kind: 'text', cell: ({ description }) => <bdi>{description}</bdi> },
          { label: 'Quantity', kind: 'amount', cell: ({ quantity }) => formatQuantity(quantity) },
          { label: 'Unit Price', kind: 'amount', cell: ({ unit_price }) => usd(unit_price) },
          { label: 'Credit|given back', kind: 'amount', cell: ({ credit }) => usd(credit) },
        ]}
      />
      <Sums>
        <Sum label="Total" grand>
          {usd(note.total)}
        </Sum>
        {note.settlements.map(({ invoice: id, invoice_no, amount_usd }) => (
          <Sum
            key={id}
            label={<>{inPieces(say, 'Settles {invoice_no}', { invoice_no: linked(id, invoice_no) })}</>}
          >
            {usd(amount_usd)}
          </Sum>
        ))}
        {note.paid_back_usd > 0 && <Sum label="Paid back">{usd(note.paid_back_usd)}</Sum>}
        <Sum label="On account">{usd(note.on_account_usd)}</Sum>
      </Sums>
    </Sheet>
  )
}

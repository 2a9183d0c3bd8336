import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { AmountTable } from '../../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { Sum, Sums } from '../../../../kernel/client/card/sums.tsx'
import { formatMoney, formatPrice, formatQuantity } from '../../../../kernel/contract/values/formats.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { message } from '../../../../i18n/messages.ts'
import { debtKey } from '../../receipts/debts/debt.ts'
import { DebtName } from '../../receipts/view/debt-name.client.tsx'
import type { CreditRecord } from '../credit-notes.contract.ts'

/** The lines of a credit note, its total, and what it was applied to. */
export function CreditMoney({ note }: { note: CreditRecord }) {
  const t = useTranslate()
  const usd = (amount: number | null) => formatMoney(amount ?? 0, 'USD')
  const credited = { invoice: note.invoice, opening: null, invoice_no: note.invoice_no ?? '' }
  return (
    <Card
      title={
        note.invoice === null ? (
          message('Credit of {amount}', { amount: usd(note.total) })
        ) : (
          <>
            {translateParts(t, 'Credit for {invoice_no}', {
              invoice_no: <DebtName key="debt" debt={credited} />,
            })}
          </>
        )
      }
    >
      <AmountTable
        rows={note.lines}
        // Lines of a credit note have no id and never move.
        keyOf={(_, index) => index}
        columns={[
          { label: 'Item', kind: 'text', cell: ({ description }) => <bdi>{description}</bdi> },
          { label: 'Quantity', kind: 'amount', cell: ({ quantity }) => formatQuantity(quantity) },
          { label: 'Unit Price', kind: 'amount', cell: ({ unit_price }) => formatPrice(unit_price ?? 0) },
          { label: 'Credit|given back', kind: 'amount', cell: ({ credit }) => usd(credit) },
        ]}
      />
      <Sums>
        <Sum label="Total" grand>
          {usd(note.total)}
        </Sum>
        {note.settlements.map((share) => (
          <Sum
            key={debtKey(share)}
            label={
              <>
                {translateParts(t, 'Applied to {invoice_no}', {
                  invoice_no: <DebtName key="debt" debt={share} />,
                })}
              </>
            }
          >
            {usd(share.amount_usd)}
          </Sum>
        ))}
        {note.paid_back_usd > 0 && <Sum label="Refunded">{usd(note.paid_back_usd)}</Sum>}
        <Sum label="Unapplied credit">{usd(note.on_account_usd)}</Sum>
      </Sums>
    </Card>
  )
}

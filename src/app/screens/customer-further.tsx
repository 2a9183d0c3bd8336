import { RepeatLast } from '../../features/invoices/view/duplicate/repeat-last.client.tsx'
import { WriteOffCustomer } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { OpeningsLink } from '../../features/money/opening-balances/openings-link.client.tsx'
import { StatementLink } from '../../features/money/receivables/statement/statement-link.client.tsx'
import { useNarrow } from '../../kernel/client/look/use-narrow.ts'
import { RefundCustomer } from '../../features/money/payments/refund/refund-link.client.tsx'

/** Less frequent actions for a customer, as menu entries. */
export function CustomerFurther({ customer }: { customer: number }) {
  const isNarrow = useNarrow()
  return (
    <>
      {isNarrow && <StatementLink customer={customer} inMenu />}
      <RepeatLast customer={customer} />
      <RefundCustomer customer={customer} />
      <WriteOffCustomer customer={customer} />
      <OpeningsLink customer={customer} />
    </>
  )
}

import { WriteOffCustomer } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { OpeningsLink } from '../../features/money/opening/openings-link.client.tsx'
import { RefundCustomer } from '../../features/money/payments/refund/refund-link.client.tsx'

/** What is done now and then with the money of a customer: entries of a menu. */
export function FurtherMoney({ customer }: { customer: number }) {
  return (
    <>
      <RefundCustomer customer={customer} />
      <WriteOffCustomer customer={customer} />
      <OpeningsLink customer={customer} />
    </>
  )
}

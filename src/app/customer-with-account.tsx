import { WriteOffCustomer } from '../features/bad-debts/bad-debt-link.client.tsx'
import { CustomerView } from '../features/customers/customer-view.client.tsx'
import { OpeningsLink } from '../features/opening-documents/openings-link.client.tsx'
import { ReceiveFrom } from '../features/receive-money/receive-from.client.tsx'
import { CustomerAccount } from '../features/receivables/customer-account.client.tsx'
import { StatementLink } from '../features/receivables/statement-link.client.tsx'

/** A customer with what it owes, of which the customers themselves know nothing. */
export function CustomerWithAccount() {
  return <CustomerView actions={Actions} account={CustomerAccount} />
}

function Actions({ customer }: { customer: number }) {
  return (
    <>
      <ReceiveFrom customer={customer} />
      <StatementLink customer={customer} />
      <WriteOffCustomer customer={customer} />
      <OpeningsLink customer={customer} />
    </>
  )
}

import { WriteOffCustomer } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { CustomerView } from '../../features/customers/customer-view.client.tsx'
import { OpeningsLink } from '../../features/money/opening/openings-link.client.tsx'
import { ReceiveFrom } from '../../features/money/counter/screens/receive-from.client.tsx'
import { CustomerAccount } from '../../features/money/receivables/customer-account.client.tsx'
import { StatementLink } from '../../features/money/receivables/statement/statement-link.client.tsx'

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

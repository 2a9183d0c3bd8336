import { lazy } from 'react'
import { type CustomerPart, CustomerView } from '../../features/customers/customer-view.client.tsx'
import { invoice } from '../../features/invoices/invoices.contract.ts'
import { InvoicesOfCustomer } from '../../features/invoices/view/invoices-of-customer.client.tsx'
import { NewInvoiceFor } from '../../features/invoices/view/new-invoice-for.client.tsx'
import { ReceiveFrom } from '../../features/money/receive-money/screens/receive-from.client.tsx'
import { receiptVoucher } from '../../features/money/receipts/receipt-voucher.contract.ts'
import {
  CustomerBalance,
  CustomerFigures,
} from '../../features/money/receivables/customer-account.client.tsx'
import { receivablesRight } from '../../features/money/receivables/receivables.contract.ts'
import { StatementLink } from '../../features/money/receivables/statement/statement-link.client.tsx'
import { useNarrow } from '../../kernel/client/look/use-narrow.ts'
import { order } from '../../features/orders/orders.contract.ts'

/** Loaded when the menu is opened. */
const Further = lazy(async () => ({ default: (await import('./customer-further.tsx')).CustomerFurther }))

// Each is loaded when its tab is opened.
const OrdersOfCustomer = lazy(async () => ({
  default: (await import('../../features/orders/view/orders-of-customer.client.tsx')).OrdersOfCustomer,
}))
const ReceiptsOfCustomer = lazy(async () => ({
  default: (await import('../../features/money/receipts/view/receipts-of-customer.client.tsx'))
    .ReceiptsOfCustomer,
}))
const StatementOfYear = lazy(async () => ({
  default: (await import('../../features/money/receivables/statement/statement-of-year.client.tsx'))
    .StatementOfYear,
}))

const parts: readonly CustomerPart[] = [
  { value: 'invoices', label: 'Invoices', right: invoice.resource, content: InvoicesOfCustomer },
  { value: 'orders', label: 'Orders', right: order.resource, content: OrdersOfCustomer },
  {
    value: 'payments',
    label: 'Payments|of a customer',
    right: receiptVoucher.resource,
    content: ReceiptsOfCustomer,
  },
  { value: 'statement', label: 'Statement', right: receivablesRight, content: StatementOfYear },
]

/** A customer with their sales and balance, which the customers feature does not know. */
export function CustomerWithAccount() {
  return (
    <CustomerView
      actions={Actions}
      further={Further}
      balance={CustomerBalance}
      figures={CustomerFigures}
      parts={parts}
    />
  )
}

function Actions({ customer }: { customer: number }) {
  const isNarrow = useNarrow()
  return (
    <>
      {!isNarrow && <StatementLink customer={customer} />}
      <ReceiveFrom customer={customer} />
      <NewInvoiceFor customer={customer} />
    </>
  )
}

import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { customer } from '../../customers/customers.contract.ts'
import { paths } from '../../paths.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

/** The customer of an invoice, as a link for users who may see customers. */
export function CustomerLink({ record }: { record: Pick<InvoiceRecord, 'customer' | 'customer_name'> }) {
  const mayView = useMay(customer.resource, 'view')
  const name = <bdi>{record.customer_name ?? missing}</bdi>
  if (record.customer === null || !mayView) return name
  return (
    <Anchor component={Link} to={paths.customer.view(record.customer)} fz="inherit">
      {name}
    </Anchor>
  )
}

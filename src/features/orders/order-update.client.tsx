import { useRecordHere } from '../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { message } from '../../i18n/messages.ts'
import { OrderForm } from './order-form.client.tsx'
import { orderEndpoints } from './orders.contract.ts'
import { PastDueMark } from './view/past-due-mark.client.tsx'

/** The form to update an order: paid and outstanding amounts, status and details. */
export function OrderUpdate() {
  const read = useRecordHere(orderEndpoints.read)
  const { invoice_number, is_overdue } = read.data ?? {}
  return (
    <>
      <PageHeading
        title={invoice_number ? message('Update Order {invoice_number}', { invoice_number }) : 'Update Order'}
        mark={is_overdue && <PastDueMark />}
      />
      <Loaded read={read}>{(record) => <OrderForm key={record.id} record={record} />}</Loaded>
    </>
  )
}

import { Alert, Anchor, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { CustomerSelect } from '../customers/customer-select.client.tsx'
import { InvoiceSelect } from '../invoices/form/invoice-select.client.tsx'
import { paths } from '../paths.ts'
import { receiptVoucher } from '../receipt-voucher/receipt-voucher.contract.ts'
import { PaymentForm } from './payment-form.client.tsx'
import { receiveMoneyEndpoints } from './receive-money.contract.ts'
import styles from './receive-money.module.css'

type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']

/** Money over the counter: whose it is, how much in which currency, and what it settles. */
export function ReceiveMoney() {
  const [params, setParams] = useSearchParams()
  const customer = Number(params.get('customer')) || null
  const [received, setReceived] = useState<Received | null>(null)
  const [invoice, setInvoice] = useState<{ id: number; name: string } | null>(null)
  const choose = (id: number | null) => {
    setReceived(null)
    setParams(id === null ? {} : { customer: String(id) }, { replace: true })
  }
  return (
    <>
      <PageHeading title="Receive Money" />
      <div className={styles.sheet}>
        {received && <Done received={received} />}
        <div className={styles.fields}>
          <CustomerSelect
            label="Customer"
            id={customer}
            error={undefined}
            onChange={(row) => {
              setInvoice(null)
              choose(row?.id ?? null)
            }}
          />
          <InvoiceSelect
            label="Or by an invoice"
            required={false}
            chosen={invoice}
            customer={null}
            error={undefined}
            onChange={(row) => {
              setInvoice(row && { id: row.id, name: row.invoice_no ?? '' })
              if (row?.customer) choose(row.customer)
            }}
          />
        </div>
        {customer !== null && (
          <Payment
            key={`${customer} ${received?.vouchers[0]?.id}`}
            customer={customer}
            onDone={setReceived}
          />
        )}
      </div>
    </>
  )
}

function Payment({ customer, onDone }: { customer: number; onDone(received: Received): void }) {
  const read = useRead(receiveMoneyEndpoints.open, { query: { customer } })
  return (
    <Loaded read={read}>{(open) => <PaymentForm customer={customer} open={open} onDone={onDone} />}</Loaded>
  )
}

/** What was just received, with the way to its paper. */
function Done({ received }: { received: Received }) {
  const mayView = useMay(receiptVoucher.resource, 'view')
  const { vouchers, on_account_usd } = received
  return (
    <Alert color="green" role="status" mb="lg">
      {vouchers.map(({ id, voucher_no, received: amount }) => (
        <Group key={id} gap="sm">
          <span>
            {mayView ? (
              <Anchor component={Link} to={paths.receiptVoucher.view(id)} fz="inherit">
                Receipt voucher {voucher_no}
              </Anchor>
            ) : (
              `Receipt voucher ${voucher_no}`
            )}
            : {amount}
          </span>
          {mayView && (
            <Button component={Link} to={paths.receiptVoucher.print(id)} variant="default" size="compact-sm">
              Print
            </Button>
          )}
        </Group>
      ))}
      {on_account_usd > 0 && <>On account: {formatMoney(on_account_usd, 'USD')}</>}
    </Alert>
  )
}

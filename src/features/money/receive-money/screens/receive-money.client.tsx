import { Alert, Anchor, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useFirstField } from '../../../../kernel/client/entity-form/fields/use-first-field.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { FieldGrid } from '../../../../kernel/client/card/field-grid.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { CustomerSelect } from '../../../customers/customer-select.client.tsx'
import { invoiceEndpoints, type InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { InvoiceSelect } from '../../../invoices/choosing/invoice-select.client.tsx'
import { paths } from '../../../paths.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { receiptVoucher } from '../../receipts/receipt-voucher.contract.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { type EnteredAmounts, PaymentForm } from './payment-form.client.tsx'
import { type OpenDebts, receiveMoneyEndpoints } from '../receive-money.contract.ts'

type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']

/** The screen Receive Money: customer, amounts by currency, and allocation. */
export function ReceiveMoney() {
  const [params] = useSearchParams()
  const invoice = Number(params.get('invoice')) || null
  return (
    <>
      <PageHeading title="Receive Money" />
      {invoice === null ? <ReceiveMoneyForm invoice={null} /> : <ByInvoice key={invoice} id={invoice} />}
    </>
  )
}

/** Loads the customer of the invoice in the address. */
function ByInvoice({ id }: { id: number }) {
  const read = useRead(invoiceEndpoints.read, { params: { id } })
  return <Loaded read={read}>{({ results }) => <ReceiveMoneyForm invoice={results} />}</Loaded>
}

function ReceiveMoneyForm({ invoice: asked }: { invoice: InvoiceRecord | null }) {
  const [params, setParams] = useSearchParams()
  const customer = Number(params.get('customer')) || asked?.customer || null
  const [received, setReceived] = useState<Received | null>(null)
  const [invoice, setInvoice] = useState(asked && { id: asked.id, name: asked.invoice_no ?? '' })
  const whose = useRef<HTMLDivElement>(null)
  useFirstField(whose, customer === null)
  const choose = (id: number | null) => {
    setReceived(null)
    setParams(id === null ? {} : { customer: String(id) }, { replace: true })
  }
  return (
    <Card width="form" spaced>
      {received && <Done key={received.vouchers[0]?.id} received={received} />}
      <div ref={whose}>
        <FieldGrid>
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
            label="Or find by invoice"
            required={false}
            chosen={invoice}
            customer={null}
            error={undefined}
            onChange={(row) => {
              setInvoice(row && { id: row.id, name: row.invoice_no ?? '' })
              if (row?.customer) choose(row.customer)
            }}
          />
        </FieldGrid>
      </div>
      {customer !== null && (
        <Payment
          key={`${customer} ${received?.vouchers[0]?.id}`}
          customer={customer}
          invoice={invoice?.id ?? null}
          entered={received ? {} : { usd: amountIn(params, 'usd'), iqd: amountIn(params, 'iqd') }}
          onDone={setReceived}
        />
      )}
    </Card>
  )
}

/** An amount in the address; undefined if there is none. */
function amountIn(params: URLSearchParams, name: string): string | undefined {
  const amount = Number(params.get(name))
  return amount > 0 ? String(amount) : undefined
}

interface PaymentProps {
  customer: number
  /** The invoice that the money is for, if any. It comes before debts that are due longer. */
  invoice: number | null
  /** The amounts in the address. */
  entered: EnteredAmounts
  onDone(received: Received): void
}

function Payment({ customer, invoice, entered, onDone }: PaymentProps) {
  const read = useRead(receiveMoneyEndpoints.open, { query: { customer } })
  return (
    <WithToday>
      {(today) => (
        <Loaded read={read}>
          {(open) => (
            <PaymentForm
              customer={customer}
              today={today}
              open={firstOf(open, invoice)}
              entered={entered}
              isNamed={open.invoices.some((debt) => invoice !== null && debt.invoice === invoice)}
              onDone={onDone}
            />
          )}
        </Loaded>
      )}
    </WithToday>
  )
}

/** The debts with the named one first. */
function firstOf(open: OpenDebts, invoice: number | null): OpenDebts {
  const isNamed = (debt: OpenDebts['invoices'][number]) => invoice !== null && debt.invoice === invoice
  const { invoices } = open
  return { ...open, invoices: [...invoices.filter(isNamed), ...invoices.filter((debt) => !isNamed(debt))] }
}

/** The payment that was just received, with a link to print it: one document, even for two currencies. */
function Done({ received }: { received: Received }) {
  const t = useTranslate()
  const mayView = useMay(receiptVoucher.resource, 'view')
  const { vouchers, on_account_usd } = received
  const [first] = vouchers
  const here = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  // On a phone, the save button and the focus were far below. Scrolls to the result.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' })
    paper.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert ref={here} color="green" role="status">
      <Group justify="space-between" gap="sm">
        <div>
          {vouchers.map(({ id, voucher_no, received: amount }) => (
            <div key={id}>
              {translateParts(t, '{voucher}: {amount}', {
                voucher: <VoucherName key="voucher" id={id} number={voucher_no} linked={mayView} />,
                amount: <bdi key="amount">{amount}</bdi>,
              })}
            </div>
          ))}
          {on_account_usd > 0 &&
            t('Unapplied credit: {amount}', { amount: formatMoney(on_account_usd, 'USD') })}
        </div>
        {mayView && first && (
          <div ref={paper}>
            <PrintLink to={paths.receiptVoucher.print(first.id)} />
          </div>
        )}
      </Group>
    </Alert>
  )
}

function VoucherName({ id, number, linked }: { id: number; number: number; linked: boolean }) {
  const t = useTranslate()
  const name = t('Receipt voucher {number}', { number })
  return linked ? (
    <Anchor component={Link} to={paths.receiptVoucher.view(id)} fz="inherit">
      {name}
    </Anchor>
  ) : (
    name
  )
}

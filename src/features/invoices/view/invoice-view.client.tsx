import { Button } from '@mantine/core'
import { IconBan, IconChecklist, IconChevronDown, IconCopyPlus, IconFileText } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { PrintLink } from '../../../kernel/client/print/print-link.tsx'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Sum, Sums } from '../../../kernel/client/card/sums.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import {
  BackButton,
  besides,
  RecordView,
  UpdateButton,
} from '../../../kernel/client/show/record/record-view.tsx'
import { WithFacts } from '../../../kernel/client/show/with-facts.tsx'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { percent } from '../../../kernel/contract/kinds/numbers/percent.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { minus } from '../../../kernel/contract/values/money.ts'
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../../kernel/client/ui/menu.tsx'
import { paths } from '../../paths.ts'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { useCancelling } from './cancel-invoice.client.tsx'
import { CancelledBanner } from '../../money/ledger/cancelled-banner.client.tsx'
import { CompanyOfThatDay } from './company-details.client.tsx'
import { useDuplicate } from './duplicate/duplicate-invoice.client.tsx'
import { linesIn } from '../invoice-lines.ts'
import { mayUpdate } from '../invoice-rules.ts'
import {
  invoice,
  invoiceEndpoints,
  invoiceLine,
  invoiceRecord,
  type InvoiceRecord,
  issuedInvoices,
} from '../invoices.contract.ts'
import { IssueDraft } from './issue-draft.client.tsx'
import { LineTable } from './line-table.client.tsx'
import { RevisionMark } from '../../money/ledger/revisions/revision-mark.client.tsx'
import { StateBadge } from '../list/state-badge.client.tsx'
import { message } from '../../../i18n/messages.ts'

/** Loaded only for invoices that were changed after printing. */
const EarlierPapers = lazy(async () => ({
  default: (await import('../revisions/earlier-papers.client.tsx')).EarlierPapers,
}))

/** Both shares are percentages, though stored as whole numbers. */
const fields = {
  ...invoiceRecord,
  advance_cash: percent(invoice.fields.advance_cash.label),
  delivery_cash: percent(invoice.fields.delivery_cash.label),
} as const

// Without keys; the stored names are shown instead.
const { id: _id, product: _product, ...lineFields } = invoiceLine
const { customer: _customer, salesman: _salesman, ...headFields } = invoice.fields
const historyFields = {
  ...headFields,
  advance_cash: fields.advance_cash,
  delivery_cash: fields.delivery_cash,
  company: invoiceRecord.company,
} as const

type OfInvoice = ComponentType<{ record: InvoiceRecord }>

interface OrderProps {
  record: InvoiceRecord
  atOrder: boolean
}

interface InvoiceViewProps {
  id: string
  /** Whether the page was opened for the order: then it belongs to the list of orders. */
  atOrder: boolean
  /** Total and outstanding amounts, from later features. */
  head: OfInvoice
  /** Receipts, credit notes and write-offs. */
  money: OfInvoice
  /** The form to receive a payment, the most frequent action on an unpaid invoice. */
  receive: OfInvoice
  /** Rare actions, as menu items. */
  further: OfInvoice
  /** The section of the invoice's order. */
  order: ComponentType<OrderProps>
  /** The history of the invoice beside that of its order. */
  history: ComponentType<OrderProps & { children: ReactNode }>
}

/** The view of an invoice. */
export function InvoiceView({ id, receive: Receive, further: Further, ...parts }: InvoiceViewProps) {
  const list = parts.atOrder ? paths.order.table : paths.invoice.table
  const read = useRead(invoiceEndpoints.read, { params: { id } })
  const found = read.data?.results
  const mayChangeIssued = useMay(issuedInvoices, 'update')
  const navigate = useNavigate()
  const cancelling = useCancelling(() => void navigate(list))
  return (
    <>
      <PageHeading
        title={
          found?.invoice_no ? message('Invoice {invoice_no}', { invoice_no: found.invoice_no }) : 'Invoice'
        }
        mark={
          <>
            <StateBadge of={found} />
            {found && found.revision > 1 && <RevisionMark revision={found.revision} />}
          </>
        }
      >
        <BackButton to={list} />
        {found && (
          <>
            <MoreMenu record={found} further={Further} cancel={cancelling.may ? cancelling.ask : null} />
            {mayUpdate(mayChangeIssued, found) && (
              <UpdateButton entity={invoice} to={paths.invoice.update(found.id)} beside />
            )}
            <PrintLink to={paths.invoice.print(found.id)} primary={found.state === 'paid'} />
            <IssueDraft record={found} />
            {found.outstanding > 0 && <Receive record={found} />}
          </>
        )}
      </PageHeading>
      <Loaded read={read} failure="Failed to fetch invoice data">
        {({ results }) => <Details record={results} {...parts} />}
      </Loaded>
      {cancelling.dialog}
    </>
  )
}

interface MoreMenuProps {
  record: InvoiceRecord
  further: OfInvoice
  /** Null for users who may not cancel. */
  cancel: ((record: InvoiceRecord) => void) | null
}

/** The menu of rare actions, including the terms filled in for this invoice. */
function MoreMenu({ record, further: Further, cancel }: MoreMenuProps) {
  const t = useTranslate()
  const duplicate = useDuplicate(record.id)
  return (
    <Menu
      target={
        <Button variant="default" rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}>
          {t('More')}
        </Button>
      }
    >
      {duplicate && (
        <MenuItem
          disabled={duplicate.isPending}
          leftSection={<IconCopyPlus size={18} stroke={1.6} aria-hidden />}
          onClick={duplicate.onClick}
        >
          {t('Duplicate')}
        </MenuItem>
      )}
      <Further record={record} />
      <MenuDivider />
      <MenuLabel>{t('Terms')}</MenuLabel>
      <MenuItem
        to={paths.invoiceTermFor(record.id)}
        leftSection={<IconFileText size={18} stroke={1.6} aria-hidden />}
      >
        {t('Invoice Term')}
      </MenuItem>
      <MenuItem
        to={paths.specialTermFor(record.id)}
        leftSection={<IconChecklist size={18} stroke={1.6} aria-hidden />}
      >
        {t('Special Term')}
      </MenuItem>
      {cancel && record.status === 'issued' && (
        <>
          <MenuDivider />
          <MenuItem
            color="red"
            leftSection={<IconBan size={18} stroke={1.6} aria-hidden />}
            onClick={() => cancel(record)}
          >
            {t('Cancel invoice')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** The fields beside the lines; empty ones are left out. */
const facts = [
  'invoice_date',
  'salesman_name',
  'order_no',
  'po_ref',
  'invoice_type',
  'payment_method',
  'advance_cash',
  'delivery_cash',
  'age_days',
  'delivery_country',
] as const

type DetailsProps = Omit<InvoiceViewProps, 'id' | 'receive' | 'further'> & { record: InvoiceRecord }

function Details({
  record,
  atOrder,
  head: Head,
  money: Money,
  order: Order,
  history: History,
}: DetailsProps) {
  return (
    <>
      <ApprovalBanner
        entity={invoice}
        record={record}
        number={record.invoice_no ?? ''}
        endpoints={invoiceEndpoints}
      />
      <CancelledBanner
        record={record}
        by="Cancelled on {moment} by {who}"
        bySomebody="Cancelled on {moment}"
      />
      <CompanyOfThatDay record={record} />
      <Head record={record} />
      <WithFacts
        facts={
          <RecordView<typeof fields> compact fields={fields} record={record} names={besides(record, facts)} />
        }
      >
        <Card title="Products">
          <LineTable lines={linesIn(record.invoice_products)} />
          <Totals record={record} />
        </Card>
      </WithFacts>
      <Order record={record} atOrder={atOrder} />
      <Money record={record} />
      {record.revision > 1 && (
        <Suspense>
          <EarlierPapers id={record.id} revision={record.revision} />
        </Suspense>
      )}
      <History record={record} atOrder={atOrder}>
        <RecordHistory
          key={record.id}
          entity={invoice}
          id={record.id}
          linkOf={({ name, from }) =>
            name === 'revision' && typeof from === 'number'
              ? paths.invoice.printOf(record.id, from)
              : undefined
          }
          fields={historyFields}
          parts={{ invoice_product: { label: 'Line', fields: lineFields, named: 'product_item' } }}
        />
      </History>
    </>
  )
}

function Totals({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const { subtotal, discount, discount_amount, grand_total } = record
  const off = subtotal === null || grand_total === null ? null : minus(subtotal, grand_total)
  const amount = (value: number | null) => (value === null ? t(missing) : formatMoney(value, 'USD'))
  return (
    <Sums>
      <Sum label={fields.subtotal.label}>{amount(subtotal)}</Sum>
      <Sum
        label={
          discount_amount
            ? fields.discount.label
            : message('Discount ({share})', { share: `${discount ?? 0} %` })
        }
      >
        <bdi>{off !== null && off > 0 ? `\u2212 ${amount(off)}` : amount(off)}</bdi>
      </Sum>
      <Sum label={fields.grand_total.label} grand>
        {amount(grand_total)}
      </Sum>
    </Sums>
  )
}

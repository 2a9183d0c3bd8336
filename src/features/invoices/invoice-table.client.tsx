import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../kernel/client/entity-table/list-totals.tsx'
import {
  DeleteAction,
  LinkAction,
  UpdateAction,
  ViewAction,
} from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { ShowValue } from '../../kernel/client/show/values/show-value.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { useCancelling } from './view/cancel-invoice.client.tsx'
import { DuplicateAction } from './view/duplicate-action.client.tsx'
import { isOpenTo } from './invoice-rules.ts'
import { invoice, invoiceEndpoints, issuedInvoices } from './invoices.contract.ts'
import { NumberCell } from './number-cell.client.tsx'

const otherDiscount = { discount: 'discount_amount', discount_amount: 'discount' } as const

interface OneDiscountProps {
  row: Pick<Row<typeof invoice>, 'discount' | 'discount_amount'>
  of: keyof typeof otherDiscount
}

function OneDiscount({ row, of }: OneDiscountProps) {
  return <ShowValue field={invoice.fields[of]} value={row[otherDiscount[of]] ? null : row[of]} />
}

/** Invoices and drafts. */
export function InvoiceTable() {
  const list = useEntityList(invoice, invoiceEndpoints.list)
  const mayChangeIssued = useMay(issuedInvoices, 'update')
  const cancelling = useCancelling()
  return (
    <>
      <PageHeading title="Invoices">
        <CreateButton entity={invoice} to={paths.invoice.create} />
      </PageHeading>
      <EntityTable
        list={list}
        tools={<ListTotals endpoint={invoiceEndpoints.totals} state={list.state} />}
        create={paths.invoice.create}
        dress={{
          invoice_date: { card: 'day' },
          invoice_no: {
            cell: (row) => <NumberCell row={row} />,
            card: 'number',
          },
          customer_name: { card: 'who', wide: true },
          // A discount is one of the two, and nothing is said of the other.
          discount: { cell: (row) => <OneDiscount row={row} of="discount" /> },
          discount_amount: { cell: (row) => <OneDiscount row={row} of="discount_amount" /> },
          grand_total: { card: 'amount' },
          payment_method: { card: 'status' },
        }}
        open={(row) => paths.invoice.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.invoice.view(row.id)} />
            {isOpenTo(mayChangeIssued, row) && (
              <UpdateAction entity={invoice} to={paths.invoice.update(row.id)} />
            )}
            <LinkAction label="Print" icon={IconPrinter} to={paths.invoice.print(row.id)} />
            <DuplicateAction id={row.id} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={invoiceEndpoints.remove}
              question="Are you sure you want to delete this invoice?"
              instead={
                cancelling.may && row.status === 'issued'
                  ? { label: 'Cancel the invoice', choose: () => cancelling.ask(row) }
                  : undefined
              }
            />
          </>
        )}
      />
      {cancelling.dialog}
    </>
  )
}

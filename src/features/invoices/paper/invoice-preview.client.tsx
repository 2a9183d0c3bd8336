import { useElementSize } from '@mantine/hooks'
import { useRead } from '../../../kernel/client/query.ts'
import { useMay } from '../../../kernel/client/rights.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { invoiceDocument, type PrintableInvoice } from '../invoice-document.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'
import styles from './invoice-preview.module.css'
import { InvoicePaper } from './invoice-paper.client.tsx'

/** An invoice on which nothing is entered yet. */
const blank: PrintableInvoice = {
  status: 'issued',
  invoice_no: null,
  order_no: null,
  invoice_date: null,
  po_ref: null,
  customer_name: null,
  customer_address: null,
  subtotal: null,
  discount: null,
  grand_total: null,
  invoice_type: null,
  is_shipping_required: false,
  delivery_country: null,
  payment_method: null,
  advance_cash: null,
  delivery_cash: null,
  age_days: null,
  invoice_products: [],
}

/** A4 in pixels of CSS. */
const paper = { width: 794, height: 1123 }

/**
 * The printable invoice, in small, as a company of these facts would issue it: the latest one, or an empty one. It
 * asks for a bank transfer, so that all the company's facts are in sight.
 */
export function InvoicePreview({ company }: { company: CompanyBlock }) {
  const latest = useLatestInvoice()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const scale = width / paper.width
  const document = invoiceDocument({
    invoice: { ...(latest ?? blank), payment_method: 'bank_transfer' },
    company,
  })
  return (
    // A picture of a page: nothing in it is to be read out or reached with the keyboard.
    <div ref={ref} className={styles.frame} inert>
      {width > 0 && (
        <div className={styles.scaled} style={{ width: paper.width, zoom: scale }}>
          <InvoicePaper document={document} />
        </div>
      )}
    </div>
  )
}

function useLatestInvoice(): PrintableInvoice | undefined {
  const mayView = useMay(invoice.resource, 'view')
  const list = useRead(
    invoiceEndpoints.list,
    { query: { status: 'issued', page_size: 1 } },
    { enabled: mayView },
  )
  const id = list.data?.results[0]?.id
  const read = useRead(invoiceEndpoints.read, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  return read.data?.results
}

import { Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useRead } from '../../../kernel/client/query.ts'
import { useMay } from '../../../kernel/client/rights.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { invoiceDocument, type PrintableInvoice } from '../invoice-document.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'
import styles from './invoice-preview.module.css'
import { InvoicePaper } from './invoice-paper.client.tsx'

/** A4 in pixels of CSS. */
const paper = { width: 794, height: 1123 }

/**
 * The company's latest invoice, in small, as it would be issued by a company of these facts: one that is paid by bank
 * transfer where there is one, since only those print all the facts. Nothing on it is made up.
 */
export function InvoicePreview({ company }: { company: CompanyBlock }) {
  const latest = useLatestInvoice()
  const { ref, width } = useElementSize<HTMLDivElement>()
  if (latest === null) {
    return (
      <Text size="sm" c="dimmed" className={styles.none}>
        Your latest invoice will stand here, printed with what you type, once you have issued one.
      </Text>
    )
  }
  return (
    // A picture of a page: nothing in it is to be read out or reached with the keyboard.
    <div ref={ref} className={styles.frame} inert>
      {latest && width > 0 && (
        <div className={styles.scaled} style={{ width: paper.width, zoom: width / paper.width }}>
          <InvoicePaper document={invoiceDocument({ invoice: latest, company })} />
        </div>
      )}
    </div>
  )
}

/** Undefined while it is asked for, null where there is none to be seen. */
function useLatestInvoice(): PrintableInvoice | null | undefined {
  const mayView = useMay(invoice.resource, 'view')
  const transfers = useNewest({ payment_method: 'bank_transfer' }, mayView)
  const any = useNewest({}, mayView && transfers === null)
  const id = transfers ?? any
  const read = useRead(
    invoiceEndpoints.read,
    { params: { id: id ?? 0 } },
    { enabled: typeof id === 'number' },
  )
  return mayView && id !== null ? read.data?.results : null
}

/** The key of the newest issued invoice of a kind; null where there is none, undefined while it is asked for. */
function useNewest(kind: { payment_method?: 'bank_transfer' }, enabled: boolean): number | null | undefined {
  const query = { ...kind, status: 'issued', page_size: 1 } as const
  const list = useRead(invoiceEndpoints.list, { query }, { enabled })
  return list.data && (list.data.results[0]?.id ?? null)
}

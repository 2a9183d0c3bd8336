import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { englishOnPaper } from '../../../words/english-on-paper.ts'
import { invoiceDocument } from '../invoice-document.ts'
import { inventedInvoice } from './invented-invoice.ts'
import styles from './invoice-preview.module.css'
import { InvoicePaper } from './invoice-paper.client.tsx'

/** A4 in pixels of CSS. */
const paper = { width: 794, height: 1123 }

/**
 * An invented invoice, in small, as it would be issued by a company of these facts. A real one would stand there with
 * facts under which it was never issued.
 */
export function InvoicePreview({ company }: { company: CompanyBlock }) {
  const [invoice] = useState(inventedInvoice)
  const { ref, width } = useElementSize<HTMLDivElement>()
  return (
    // A picture of a page: nothing in it is to be read out or reached with the keyboard.
    <div ref={ref} className={styles.frame} inert>
      {width > 0 && (
        <div className={styles.scaled} style={{ width: paper.width, zoom: width / paper.width }}>
          <InvoicePaper document={invoiceDocument({ invoice, company, say: englishOnPaper })} />
        </div>
      )}
    </div>
  )
}

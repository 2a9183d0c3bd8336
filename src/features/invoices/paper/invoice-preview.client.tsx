import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { PaperLanguage, usePaperTranslate } from '../../../kernel/client/print/paper-language.tsx'
import { DrawnPaper } from '../../../kernel/client/print/drawn-paper.tsx'
import { shownLanguage } from '../../../kernel/client/language/language.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { invoiceDocument } from './invoice-document.ts'
import { sampleInvoice } from './sample-invoice.ts'
import styles from './invoice-preview.module.css'

/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 }

/**
 * A small preview of a sample invoice issued by a company with these data, in a language to choose. A real invoice
 * would show data that it was not issued with.
 */
export function InvoicePreview({ company }: { company: CompanyBlock }) {
  const [language, choose] = useState(shownLanguage)
  const t = usePaperTranslate(language)
  const invoice = useMemo(() => t && sampleInvoice(t), [t])
  const { ref, width } = useElementSize<HTMLDivElement>()
  return (
    <div>
      <div className={styles.language}>
        <PaperLanguage language={language} onChange={choose} />
      </div>
      {/* The preview is a picture: hidden from screen readers and the keyboard. */}
      <div ref={ref} className={styles.frame} inert>
        {width > 0 && t && invoice && (
          <div className={styles.scaled} style={{ width: paper.width, zoom: width / paper.width }}>
            <DrawnPaper paper={invoiceDocument({ invoice, company, t })} />
          </div>
        )}
      </div>
    </div>
  )
}

import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { PaperLanguage, usePaperTranslate } from '../../../kernel/client/print/paper-language.tsx'
import { DrawnPaper } from '../../../kernel/client/print/drawn-paper.tsx'
import { shownLanguage } from '../../../kernel/client/language/language.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { invoiceDocument } from './invoice-document.ts'
import { inventedInvoice } from './invented-invoice.ts'
import styles from './invoice-preview.module.css'

/** A4 in pixels of CSS. */
const paper = { width: 794, height: 1123 }

/**
 * An invented invoice, in small and in the language that is chosen for it, as it would be issued by a company of these facts. A real one would stand there with
 * facts under which it was never issued.
 */
export function InvoicePreview({ company }: { company: CompanyBlock }) {
  const [language, choose] = useState(shownLanguage)
  const t = usePaperTranslate(language)
  const invoice = useMemo(() => t && inventedInvoice(t), [t])
  const { ref, width } = useElementSize<HTMLDivElement>()
  return (
    <div>
      <div className={styles.language}>
        <PaperLanguage language={language} onChange={choose} />
      </div>
      {/* A picture of a page: nothing in it is to be read out or reached with the keyboard. */}
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

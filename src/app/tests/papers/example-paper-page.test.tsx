import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deliveryNote } from '../../testing/papers/delivery-note.ts'
import { aDelivery, onBothHalves, shownOn, waitingSlip } from '../../testing/papers/own-papers.ts'
import { sampleCompany } from '../../../features/invoices/testing/printable-sample.ts'
import { languageCodes, languages } from '../../../i18n/languages.ts'
import { paperTranslators } from '../../../i18n/paper-translators.ts'
import type { Paper } from '../../../kernel/contract/paper/paper.ts'
import { PrintedPaper } from '../../../kernel/client/print/paper/printed-paper.tsx'

const pageOf = (paper: Paper) => renderToStaticMarkup(<PrintedPaper paper={paper} size="a4" />)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test.each(languageCodes)(
  'a document type with one function has a paper page in %s, with all its contents',
  (language) => {
    const paper = deliveryNote(aDelivery, sampleCompany(), paperTranslators[language])
    const page = pageOf(paper)
    expect(page).toContain(`lang="${language}" dir="${languages[language].direction}"`)
    for (const shown of shownOn(paper)) expect(page).toContain(escaped(shown))
  },
)

test('all parts of a paper appear on both slips of a page', () => {
  const page = pageOf(waitingSlip(paperTranslators.en))
  for (const piece of [...onBothHalves, 'data-mark="WAITING"']) expect(page.split(piece)).toHaveLength(3)
})

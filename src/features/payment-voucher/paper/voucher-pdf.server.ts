import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { shownFile } from '../../../kernel/server/http/file-header.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { printPicture } from '../../../kernel/server/pdf/print-picture.ts'
import type { PdfRenderer } from '../../../kernel/server/pdf/renderer.ts'
import { pictureAt } from '../../../kernel/server/pictures.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import type { Language } from '../../../words/languages.ts'
import type { PaperSay } from '../../../words/paper-say.ts'
import { paperSpeakers } from '../../../words/paper-speakers.ts'
import { companyNow } from '../../settings/settings.server.ts'
import type { VoucherDocument } from './voucher-document.ts'
import { type Paper, usualPaper, type voucherPdf } from './voucher-paper.contract.ts'

/** Four times the points at which the logo is printed. */
const logoPixels = 480

/** A printed voucher as a PDF; `logo` is the company's logo as it is printed, if it has one. */
async function renderVoucherPdf(
  renderer: PdfRenderer,
  person: number,
  document: VoucherDocument,
  { paper, logo }: { paper: Paper; logo: Buffer | null },
): Promise<Buffer> {
  return renderer.render(
    'features/payment-voucher/paper/voucher.typ',
    { ...document, paper, logo: logo ? 0 : null },
    { person, images: logo ? [logo] : [] },
  )
}

/** A voucher as it can be printed, in the language that is kept for whom it is for, where one is, or in another. */
export interface Printable {
  kept: Language | null
  document(company: CompanyBlock, say: PaperSay): VoucherDocument
}

/** Serves the PDFs of one kind of voucher; vouchers name the company as it is now. */
export function voucherPdfRoute(
  { routes, pdf }: Kernel,
  endpoint: ReturnType<typeof voucherPdf> & Endpoint,
  read: (db: Db, id: number) => Promise<Printable>,
): void {
  routes.query(endpoint, async ({ id, query, actor }, db, reply) => {
    const company = await companyNow(db)
    const { kept, document: documentOf } = await read(db, id)
    const document = documentOf(company, paperSpeakers[query.language ?? kept ?? 'en'])
    const load = (address: string) => pictureAt(db, address)
    const logo = company.logo ? await printPicture(company.logo, logoPixels, load) : null
    const bytes = await renderVoucherPdf(pdf, actor.id, document, { paper: query.paper ?? usualPaper, logo })
    return await reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', shownFile(`${document.name}.pdf`))
      .send(bytes)
  })
}

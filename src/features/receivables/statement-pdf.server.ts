import type { FastifyReply } from 'fastify'
import type { Db } from '../../kernel/server/database/query.ts'
import { shownFile } from '../../kernel/server/http/file-header.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { printPicture } from '../../kernel/server/pdf/print-picture.ts'
import { pictureAt } from '../../kernel/server/pictures.ts'
import type { StatementDocument } from './statement-document.ts'

/** Four times the points at which the logo is printed. */
const logoPixels = 680

interface Wanted {
  db: Db
  person: number
  document: StatementDocument
}

/** Sends a statement as PDF. */
export async function sendStatementPdf(
  { pdf }: Pick<Kernel, 'pdf'>,
  reply: FastifyReply,
  { db, person, document }: Wanted,
): Promise<FastifyReply> {
  const load = (address: string) => pictureAt(db, address)
  const logo = document.logo ? await printPicture(document.logo, logoPixels, load) : null
  const bytes = await pdf.render(
    'features/receivables/statement.typ',
    { ...document, logo: logo ? 0 : null },
    { person, images: logo ? [logo] : [] },
  )
  return await reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', shownFile(`${document.name}.pdf`))
    .send(bytes)
}

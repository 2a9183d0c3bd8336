import type { FastifyReply } from 'fastify'
import type { Db } from '../../kernel/server/database/query.ts'
import { shownFile } from '../../kernel/server/http/file-header.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { printPicture } from '../../kernel/server/pdf/print-picture.ts'
import { pictureAt } from '../../kernel/server/pictures.ts'

/** Four times the points at which the logo is printed. */
const logoPixels = 680

/** What every paper of an account has, whatever else stands on it. */
interface AccountDocument {
  name: string
  /** Address of the logo's picture. */
  logo: string | null
}

interface Wanted {
  db: Db
  person: number
  /** Where it is set, below `src`. */
  template: string
  document: AccountDocument
}

/** Sends a paper about what is owed as PDF. */
export async function sendAccountPaper(
  { pdf }: Pick<Kernel, 'pdf'>,
  reply: FastifyReply,
  { db, person, template, document }: Wanted,
): Promise<FastifyReply> {
  const load = (address: string) => pictureAt(db, address)
  const logo = document.logo ? await printPicture(document.logo, logoPixels, load) : null
  const bytes = await pdf.render(
    template,
    { ...document, logo: logo ? 0 : null },
    { person, images: logo ? [logo] : [] },
  )
  return await reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', shownFile(`${document.name}.pdf`))
    .send(bytes)
}

import { endpoint } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { languageQuery } from '../../../kernel/contract/language.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'

/** What a voucher is printed on: original and copy on one sheet, or a small sheet of its own. */
export const papers = { a4: 'Two on A4', a5: 'A5' } as const
export type Paper = keyof typeof papers

/** The paper of whoever does not choose: what lies in most printers. */
export const usualPaper: Paper = 'a4'

/** The call that gives a voucher as PDF. */
export function voucherPdf({ label, path, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/generate-pdf/:id`,
    summary: `The printable ${label.toLowerCase()} as PDF`,
    access: { resource, verb: 'view' },
    query: { paper: choice('Paper', papers), ...languageQuery },
    reply: { content: 'application/pdf' },
  })
}

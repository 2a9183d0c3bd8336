import { endpoint } from '../endpoint.ts'
import type { Entity } from '../entity.ts'
import { choice } from '../kinds/choice.ts'
import { languageQuery } from '../endpoints/language.ts'

/** The paper sizes of a slip: original and copy on one page, or a small page of its own. */
export const slipSizes = { a4: 'Two per A4 page', a5: 'A5' } as const
export type SlipSize = keyof typeof slipSizes

/** The default size, which most printers have loaded. */
export const usualSize: SlipSize = 'a4'

/** The call that returns the slip of a record as PDF. */
export function slipPdf({ label, path, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/generate-pdf/:id`,
    summary: `The printable ${label.toLowerCase()} as PDF`,
    access: { resource, verb: 'view' },
    query: { paper: choice('Paper size', slipSizes), ...languageQuery },
    reply: { content: 'application/pdf' },
  })
}

import { endpoint } from '../endpoint.ts'
import type { Entity } from '../entity.ts'
import { choice } from '../kinds/choice.ts'
import { languageQuery } from '../endpoints/language.ts'

/** What a slip is printed on: original and copy on one sheet, or a small sheet of its own. */
export const slipSizes = { a4: 'Two per A4 page', a5: 'A5' } as const
export type SlipSize = keyof typeof slipSizes

/** The size of whoever does not choose: what lies in most printers. */
export const usualSize: SlipSize = 'a4'

/** The call that gives the slip of a record as PDF. */
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

import { endpoint } from '../endpoint.ts'
import { required } from '../fields.ts'
import { list } from '../kinds/many/list.ts'
import { text } from '../kinds/texts/text.ts'

/** The pages above the groups of the sidebar, in their order. */
export const pinnedPages = list('Pinned pages', { path: required(text('Page')) }, { max: 12 })

/** Saves which pages are pinned for the user. */
export const keepPinnedPages = endpoint({
  method: 'PUT',
  path: '/auth/pinned-pages',
  summary: 'Set the pages that are pinned in your sidebar, in their order, on all your devices',
  access: 'signed-in',
  body: { pages: pinnedPages },
  reply: 'empty',
})

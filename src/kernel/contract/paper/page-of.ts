import type { Say } from '../../../words/say.ts'

/** The number of a page in the words of a language, with the places of both numbers still open. */
export function pageOf(say: Say): string {
  return say('page {page} of {pages}', { page: '{page}', pages: '{pages}' })
}

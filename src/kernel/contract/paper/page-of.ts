import type { Translate } from '../../../i18n/translate.ts'

/** The number of a page in the words of a language, with the places of both numbers still open. */
export function pageOf(t: Translate): string {
  return t('page {page} of {pages}', { page: '{page}', pages: '{pages}' })
}

import type { Translate } from '../../../i18n/translate.ts'

/** Returns the page number text of a language, with both placeholders unfilled. */
export function pageOf(t: Translate): string {
  return t('page {page} of {pages}', { page: '{page}', pages: '{pages}' })
}

import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language } from '../../../../i18n/languages.ts'
import { languageAskedFor } from '../../../../i18n/preferred-language.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { translators } from '../../../../i18n/translators.ts'

/**
 * The language that a request asks for; undefined if there is none that Inkwell has. `?language=` overrides the header,
 * since a link to a printed document or a file has no header of its own.
 */
export function requestLanguage({
  query,
  headers,
}: Pick<FastifyRequest, 'query' | 'headers'>): Language | undefined {
  const inQuery: unknown = new Map(Object.entries(query ?? {})).get('language')
  return isLanguage(inQuery) ? inQuery : languageAskedFor(headers['accept-language'])
}

/** The translate function for the language of a request; English if it asks for none. */
export function translatorFor(request: Pick<FastifyRequest, 'query' | 'headers'>): Translate {
  return translators[requestLanguage(request) ?? defaultLanguage]
}

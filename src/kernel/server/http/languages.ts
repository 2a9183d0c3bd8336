import { languages } from '../../contract/endpoints/language.ts'
import { languageCodes, languages as spoken } from '../../../i18n/languages.ts'
import type { Routes } from './routes.ts'

/** Mounts the call that lists all languages, without pages. */
export function languageRoutes(routes: Routes): void {
  const answer = JSON.stringify(languageCodes.map((code) => ({ code, ...spoken[code] })))
  routes.query(languages, async (_call, _db, reply) => await reply.type('application/json').send(answer))
}

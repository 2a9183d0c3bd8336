import { call } from '../../kernel/client/calls/call.ts'
import { readSession } from '../../kernel/client/session/session.ts'
import type { Language } from '../../i18n/languages.ts'
import { userEndpoints } from './users.contract.ts'

/** Saves the language chosen by the signed-in user, for all their devices. */
export async function keepLanguage(language: Language): Promise<void> {
  const id = readSession()?.user.id
  if (id !== undefined) await call(userEndpoints.update, { params: { id }, body: { language } })
}

import type { Language } from '../../../i18n/languages.ts'
import { account } from '../session/account.ts'
import { chooseLanguage } from './language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { readSession } from '../session/session.ts'

/** Switches the language here and, for a signed-in user, on all their devices. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
    if (readSession()) await account().keepLanguage(language)
  } catch (error) {
    notifyFailure(error)
  }
}

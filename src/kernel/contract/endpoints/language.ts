import { languages as spoken, type Language } from '../../../i18n/languages.ts'
import type { Label } from '../../../i18n/messages.ts'
import { endpoint } from '../endpoint.ts'
import { required } from '../fields.ts'
import { choice } from '../kinds/choice.ts'
import { text } from '../kinds/texts/text.ts'

/** The languages to choose from, each under its own name. */
export const languageNames = {
  en: spoken.en.name,
  ar: spoken.ar.name,
  ckb: spoken.ckb.name,
} as const satisfies Record<Language, Label>

/** The language of a paper or file. Wins over the user's saved language and the `Accept-Language` header. */
export const languageQuery = { language: choice('Language', languageNames) } as const

/** The available languages, for the sign-in page: `[{ code, name, direction }]`. Public. */
export const languages = endpoint({
  method: 'GET',
  path: '/languages',
  summary: 'The available languages',
  access: 'public',
  reply: {
    content: 'application/json',
    listOf: {
      code: required(choice('Language', languageNames)),
      name: required(text('Name')),
      direction: required(text('Text direction')),
    },
  },
})

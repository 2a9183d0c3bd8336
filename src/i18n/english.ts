import { en } from './en.ts'
import { translator } from './translate.ts'

/** The English translator: always available, for logs, scripts, and users who have not chosen a language. */
export const english = translator('en', en)

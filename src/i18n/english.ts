import { en } from './en.ts'
import { translator } from './translate.ts'

/** English: always there, for logs, for scripts, and where nobody has chosen. */
export const english = translator('en', en)

import { en } from './en.ts'
import { speaker } from './say.ts'

/** English: always there, for logs, for scripts, and where nobody has chosen. */
export const english = speaker('en', en)

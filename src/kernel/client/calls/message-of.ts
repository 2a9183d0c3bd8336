import { plainText, isMessage, type DisplayText } from '../../../i18n/messages.ts'

/** Returns the message of a response; empty text if it has none. */
export function messageOf(answer: unknown): DisplayText {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : ''
  // English text from the server is translated if a catalog has it.
  return isMessage(message) ? message : typeof message === 'string' ? (message as DisplayText) : plainText('')
}

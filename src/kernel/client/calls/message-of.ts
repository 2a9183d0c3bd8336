import { asTyped, isMessage, type DisplayText } from '../../../i18n/messages.ts'

/** What an answer says to people; nothing where it says nothing. */
export function messageOf(answer: unknown): DisplayText {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : ''
  // What the server said in English while another language is shown is said anew, where a catalogue has it.
  return isMessage(message) ? message : typeof message === 'string' ? (message as DisplayText) : asTyped('')
}

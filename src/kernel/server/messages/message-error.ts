import { StartError } from '../../../parts/program/start-error.ts'
import { english } from '../../../i18n/english.ts'
import { plainText, type DisplayText, type Message, messageOf } from '../../../i18n/messages.ts'

/** An error that the user can fix, shown on a screen in their language or on a terminal in English. */
export class MessageError extends StartError {
  readonly displayText: DisplayText

  constructor(text: DisplayText, options?: ErrorOptions) {
    super(english(text), options)
    this.displayText = text
  }
}

/** The message of an error: its translatable text, otherwise the first line of the system's message. */
export function messageOfError(error: unknown): Message {
  if (error instanceof MessageError) return messageOf(error.displayText)
  return plainText(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
}

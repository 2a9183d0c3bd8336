import { StartError } from '../../parts/program/start-error.ts'
import { english } from '../../i18n/english.ts'
import { asTyped, type DisplayText, type Message, messageOf } from '../../i18n/messages.ts'

/** What somebody can mend, who may meet it on a screen in their language as well as on a terminal in English. */
export class MessageError extends StartError {
  readonly displayText: DisplayText

  constructor(text: DisplayText, options?: ErrorOptions) {
    super(english(text), options)
    this.displayText = text
  }
}

/** What went wrong, for whoever reads it: a sentence where there is one, else the first line that the system said. */
export function messageOfError(error: unknown): Message {
  if (error instanceof MessageError) return messageOf(error.displayText)
  return asTyped(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
}

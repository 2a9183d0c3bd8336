import type { Label } from '../../../../i18n/messages.ts'

/** The person has closed the browser's dialog, or let it time out. */
export class PasskeyLeft extends Error {
  readonly displayText: Label

  constructor(message: Label, options?: ErrorOptions) {
    super(message, options)
    this.displayText = message
  }
}

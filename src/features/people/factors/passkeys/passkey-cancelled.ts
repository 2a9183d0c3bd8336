import type { Label } from '../../../../i18n/messages.ts'

/** Thrown if the user closes the browser's dialog or lets it time out. */
export class PasskeyCancelled extends Error {
  readonly displayText: Label

  constructor(message: Label, options?: ErrorOptions) {
    super(message, options)
    this.displayText = message
  }
}

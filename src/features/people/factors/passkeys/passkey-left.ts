import type { Label } from '../../../../i18n/messages.ts'

/** The person has closed the browser's dialog, or let it time out. */
export class PasskeyLeft extends Error {
  readonly said: Label

  constructor(said: Label, options?: ErrorOptions) {
    super(said, options)
    this.said = said
  }
}

import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { confirmationOf } from '../../contract/confirmations.ts'
import { Problem } from '../../contract/problem.ts'
import { confirmDialog } from './confirm.ts'

type Flags = Record<string, true>

/** A question of the server, and the flag that confirms it. */
interface AskedConfirmation {
  flag: string
  message: DisplayText
}

/** The labels that cancel: of a form, and of an action without a form. */
const ofForm: Label = 'Go back'
export const cancelLabel: Label = 'Cancel'

/**
 * Sends a form or an action. If the server only asks for confirmation, asks the user and sends again with the
 * confirming flags. If the user does not confirm, throws the server's refusal.
 */
export async function sendWhenConfirmed<T>(
  send: (flags: Flags) => Promise<T>,
  cancel = ofForm,
  flags: Flags = {},
): Promise<T> {
  try {
    return await send(flags)
  } catch (error) {
    const confirmations = confirmationsOf(error).filter(({ flag }) => !flags[flag])
    for (const confirmation of confirmations) if (!(await isConfirmed(confirmation, cancel))) throw error
    if (confirmations.length === 0) throw error
    const confirmed = Object.fromEntries(confirmations.map(({ flag }) => [flag, true as const]))
    return await sendWhenConfirmed(send, cancel, { ...flags, ...confirmed })
  }
}

/** Returns the questions of a refusal; none if it contains other errors too, which must be corrected first. */
function confirmationsOf(error: unknown): AskedConfirmation[] {
  if (!(error instanceof Problem)) return []
  const { errors = {}, unless = {} } = error.details
  const confirmations = Object.entries(errors).flatMap(([field, [message]]) => {
    const flag = unless[field]
    return message === undefined || flag === undefined ? [] : [{ flag, message }]
  })
  return confirmations.length === Object.keys(errors).length ? confirmations : []
}

async function isConfirmed({ message, flag }: AskedConfirmation, cancel: Label): Promise<boolean> {
  const confirm = confirmationOf(flag)
  return await confirmDialog({ title: 'Check before you continue', message, confirm, cancel, calm: true })
}

import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { confirmationOf } from '../../contract/confirmations.ts'
import { Problem } from '../../contract/problem.ts'
import { confirmDialog } from './confirm.ts'

type Flags = Record<string, true>

/** What the server asks about, and the flag that confirms it. */
interface Doubted {
  flag: string
  said: DisplayText
}

/** What leaves a form as it is, and what leaves a deed undone that is one click without a form. */
const ofForm: Label = 'Go back'
export const ofDeed: Label = 'Cancel'

/**
 * Sends a form, or a deed. Where the server only asks for confirmation, asks the person, and sends it again with
 * the flags that confirm; whoever does not confirm is left with the refusal.
 */
export async function sendAsMeant<T>(
  send: (flags: Flags) => Promise<T>,
  cancel = ofForm,
  flags: Flags = {},
): Promise<T> {
  try {
    return await send(flags)
  } catch (error) {
    const doubts = doubtsOf(error).filter(({ flag }) => !flags[flag])
    for (const doubt of doubts) if (!(await isMeant(doubt, cancel))) throw error
    if (doubts.length === 0) throw error
    const meant = Object.fromEntries(doubts.map(({ flag }) => [flag, true as const]))
    return await sendAsMeant(send, cancel, { ...flags, ...meant })
  }
}

/** What is asked, where nothing else is wrong: that is mended first. */
function doubtsOf(error: unknown): Doubted[] {
  if (!(error instanceof Problem)) return []
  const { errors = {}, unless = {} } = error.details
  const doubts = Object.entries(errors).flatMap(([field, [said]]) => {
    const flag = unless[field]
    return said === undefined || flag === undefined ? [] : [{ flag, said }]
  })
  return doubts.length === Object.keys(errors).length ? doubts : []
}

async function isMeant({ said: message, flag }: Doubted, cancel: Label): Promise<boolean> {
  const confirm = confirmationOf(flag)
  return await confirmDialog({ title: 'Check before you continue', message, confirm, cancel, calm: true })
}

import type { Said } from '../../../../words/sentences.ts'
import { Problem } from '../../../contract/problem.ts'
import { confirmDialog } from '../../messages/confirm.ts'

type Flags = Record<string, true>

/**
 * Sends a form. Where the server only doubts something, asks whether it is meant so, and sends it again with the flags
 * that say it; whoever does not mean it is left with the refusal.
 */
export async function sendAsMeant<T>(send: (flags: Flags) => Promise<T>, flags: Flags = {}): Promise<T> {
  try {
    return await send(flags)
  } catch (error) {
    const doubts = doubtsOf(error).filter(({ flag }) => !flags[flag])
    for (const { said } of doubts) if (!(await isMeant(said))) throw error
    if (doubts.length === 0) throw error
    const meant = Object.fromEntries(doubts.map(({ flag }) => [flag, true as const]))
    return await sendAsMeant(send, { ...flags, ...meant })
  }
}

/** What is asked, where nothing else is wrong: that is mended first. */
function doubtsOf(error: unknown): { flag: string; said: Said }[] {
  if (!(error instanceof Problem)) return []
  const { errors = {}, unless = {} } = error.details
  const doubts = Object.entries(errors).flatMap(([field, [said]]) => {
    const flag = unless[field]
    return said === undefined || flag === undefined ? [] : [{ flag, said }]
  })
  return doubts.length === Object.keys(errors).length ? doubts : []
}

async function isMeant(said: Said): Promise<boolean> {
  return await confirmDialog({
    title: 'Is it meant so?',
    message: said,
    confirm: 'Yes, save it',
    cancel: 'Change it',
    calm: true,
  })
}

import type { Said } from '../../../words/sentences.ts'
import { Problem } from '../../contract/problem.ts'
import { confirmDialog } from './confirm.ts'
import type { Question } from './question.ts'

type Flags = Record<string, true>

/** What the two answers are called. */
type Answers = Pick<Question, 'confirm' | 'cancel'>

const ofForm: Answers = { confirm: 'Yes, save it', cancel: 'Change it' }
/** Of what is done with one click, without a form. */
export const ofDeed: Answers = { confirm: 'Go on', cancel: 'Cancel' }

/**
 * Sends a form, or a deed. Where the server only doubts something, asks whether it is meant so, and sends it again with the flags
 * that say it; whoever does not mean it is left with the refusal.
 */
export async function sendAsMeant<T>(
  send: (flags: Flags) => Promise<T>,
  answers = ofForm,
  flags: Flags = {},
): Promise<T> {
  try {
    return await send(flags)
  } catch (error) {
    const doubts = doubtsOf(error).filter(({ flag }) => !flags[flag])
    for (const { said } of doubts) if (!(await isMeant(said, answers))) throw error
    if (doubts.length === 0) throw error
    const meant = Object.fromEntries(doubts.map(({ flag }) => [flag, true as const]))
    return await sendAsMeant(send, answers, { ...flags, ...meant })
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

async function isMeant(message: Said, answers: Answers): Promise<boolean> {
  return await confirmDialog({ title: 'Is it meant so?', message, ...answers, calm: true })
}

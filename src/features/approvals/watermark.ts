import type { Paper } from '../../kernel/contract/paper/paper.ts'
import type { PaperSay } from '../../words/paper-say.ts'

/** What stands across the paper of a document that waits for approval or was declined; nothing for any other. */
export function notApproved(state: string | null, say: PaperSay): Paper['watermark'] {
  if (state === 'waiting') return { text: say('NOT APPROVED'), warns: true }
  return state === 'declined' ? { text: say('DECLINED'), warns: true } : null
}

import type { Paper } from '../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../i18n/paper-translate.ts'

/** What stands across the paper of a document that waits for approval or was declined; nothing for any other. */
export function notApproved(state: string | null, t: PaperTranslate): Paper['watermark'] {
  if (state === 'waiting') return { text: t('NOT APPROVED'), warns: true }
  return state === 'declined' ? { text: t('DECLINED'), warns: true } : null
}

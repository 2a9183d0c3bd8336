import type { Paper } from '../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../i18n/paper-translate.ts'

/** The watermark on the paper of a waiting or declined document; undefined for any other. */
export function notApproved(state: string | null, t: PaperTranslate): Paper['watermark'] {
  if (state === 'waiting') return { text: t('NOT APPROVED'), warns: true }
  return state === 'declined' ? { text: t('DECLINED'), warns: true } : null
}

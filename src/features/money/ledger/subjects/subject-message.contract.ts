import { computed } from '../../../../kernel/contract/fields.ts'
import { json } from '../../../../kernel/contract/kinds/json.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'

export const subject = text('Subject', { displayedIn: 'said_subject' })

/** The subject as a message, if Inkwell wrote it; null for text that a user entered. */
export const displayedSubject = { said_subject: computed(json('Subject')) } as const

import { computed } from '../../../../kernel/contract/fields.ts'
import { json } from '../../../../kernel/contract/kinds/json.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'

/** What a document is about. */
export const subject = text('Subject', { displayedIn: 'said_subject' })

/** The same as a sentence, where Inkwell wrote it; null where it is people's own text. */
export const displayedSubject = { said_subject: computed(json('Subject')) } as const

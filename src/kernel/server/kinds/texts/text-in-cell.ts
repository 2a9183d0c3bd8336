import type { Cell } from '../../../../parts/spreadsheets/read-spreadsheet.ts'
import { type MessageKey, message } from '../../../../i18n/messages.ts'
import type { TextField } from '../../../contract/kinds/texts/text.ts'
import type { RawValue } from '../kind.ts'

const notACode = {
  day: '{label} is a date, not a code. Enter the code as text.',
  flag: '{label} is {shown}, not a code. Enter the code as text.',
  fraction: '{label} is a fraction, not a code. Enter the code as text.',
} as const satisfies Record<string, MessageKey>
const fraction = /^\d*\s*[¼-¾⅐-⅞]$/
/** What users enter where there is no email, phone or website. */
const none = /^(?:[-–—./]+|n\.?\/?a\.?|none|nil|لا يوجد|لا توجد|بلا|نییە)$/i

/**
 * Reads the text of a cell. A code that a spreadsheet program has converted is refused, since its original text is
 * unknown; an email, phone or website of `-` or `N/A` is empty.
 */
export function textInCell({ label, format }: TextField, shown: string, cell: Cell | undefined): RawValue {
  const made = format === 'code' ? madeOfCode(shown, cell) : undefined
  if (made) return { reason: message(notACode[made], { label, shown }) }
  return { value: isContact(format) && none.test(shown.trim()) ? '' : shown }
}

function madeOfCode(shown: string, cell: Cell | undefined): keyof typeof notACode | undefined {
  if (fraction.test(shown.trim())) return 'fraction'
  return typeof cell === 'object' ? cell.is : undefined
}

function isContact(format: TextField['format']): boolean {
  return format === 'email' || format === 'phone' || format === 'url'
}

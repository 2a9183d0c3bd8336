import { confirmDialog } from '../../../../../kernel/client/messages/confirm.ts'
import { message } from '../../../../../i18n/messages.ts'
import type { DraftLine } from '../../../invoice-lines.ts'
import { withoutGuess } from '../table/line-texts.ts'

interface Lines {
  linesNow(): readonly DraftLine[]
  changeLines(lines: readonly DraftLine[]): void
}

/**
 * Asks before guessed lines that nobody has confirmed are issued, or saved on an issued invoice. Returns whether to go
 * on: then all are confirmed, so that the next attempt does not ask again. Otherwise the focus moves to the first one.
 */
export async function acceptGuesses(form: Lines, isIssued: boolean): Promise<boolean> {
  const count = form.linesNow().filter(({ guessed }) => guessed !== undefined).length
  if (count === 0) return true
  const goesOn = await confirmDialog({
    title: message('{count} lines need review', { count }),
    message: 'Their products were guessed from text and are not confirmed.',
    confirm: isIssued ? 'Save anyway' : 'Issue anyway',
    cancel: 'Review',
    calm: true,
  })
  if (goesOn) {
    const lines = form.linesNow()
    form.changeLines(lines.map((line) => (line.guessed === undefined ? line : withoutGuess(line))))
  } else {
    document.querySelector<HTMLElement>('[data-guessed] [data-cell="item"] :is(button, input)')?.focus()
  }
  return goesOn
}

import type { DisplayText, Message } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { notifyError, notifyFailure, notifySuccess, notifyUndoable } from './notify.ts'
import { ask, type Instead, type Question } from './question.ts'

/** Asks before something that cannot be taken back; false when the person leaves it in any way. */
export async function confirmDialog(question: Question): Promise<boolean> {
  try {
    await import('./question-dialog.tsx')
  } catch (error) {
    // What was not asked is not done.
    notifyFailure(error)
    return false
  }
  return await ask(question)
}

interface Deletion {
  /** What is deleted, as people know it; it stands below the question. */
  about: string | Message
  /** What is to be known before it is deleted with the dialog. */
  remark?: DisplayText | undefined
  /** Makes the call. */
  remove(): Promise<{ message: DisplayText } | null>
  /** Brings the record back. */
  undo(): void
  /** A plain question of its own, for what the specification deletes without the dialog. */
  question?: DisplayText
  /** The text after a deletion with the dialog. */
  deleted?: DisplayText
  /** What may be done in its place: offered beside a plain question, and where the server keeps the record. */
  instead?: Instead | undefined
}

/**
 * Asks, deletes and tells how it went, in the words of the specification's section 8: with `question` the plain
 * kind (products, invoices, customers, petty cash), without it the dialog. Whether it was deleted.
 */
export function deleteWithConfirmation(deletion: Deletion): Promise<boolean> {
  const { question } = deletion
  return question === undefined ? deleteAfterDialog(deletion) : deleteAfterQuestion(deletion, question)
}

async function deleteAfterQuestion(deletion: Deletion, question: DisplayText): Promise<boolean> {
  const { about, remove, undo, instead } = deletion
  const asked: Question = {
    title: 'Delete',
    message: question,
    about,
    confirm: 'Delete',
    cancel: 'Cancel',
    ...(instead && { instead }),
  }
  if (!(await confirmDialog(asked))) return false
  try {
    const answer = await remove()
    notifyUndoable(answer?.message ?? 'Delete Success', undo)
    return true
  } catch (error) {
    if (!(await ledElsewhere(error, instead))) notifyFailure(error)
    return false
  }
}

async function deleteAfterDialog(deletion: Deletion): Promise<boolean> {
  const { about, remark, remove, undo, deleted, instead } = deletion
  const sure = await confirmDialog({
    title: 'Are you sure?',
    message: 'Do you want to delete?',
    about,
    remark,
    confirm: 'Delete!',
    cancel: 'Cancel!',
  })
  if (!sure) {
    notifySuccess('Your item is safe :)', 'Cancelled|a question')
    return false
  }
  try {
    await remove()
    notifyUndoable(deleted ?? 'Item successfully deleted.', undo, 'Deleted!')
    return true
  } catch (error) {
    if (!(await ledElsewhere(error, instead))) {
      notifyError(reasonToKeep(error) ?? 'An error occurred while deleting.', 'Error!')
    }
    return false
  }
}

/** Whether a record that the server keeps, since something needs it, has led to what may be done in its place. */
async function ledElsewhere(error: unknown, instead: Instead | undefined): Promise<boolean> {
  if (!instead || !(error instanceof Problem) || error.code !== 'in_use') return false
  const { label, choose } = instead
  const sure = await confirmDialog({
    title: 'Error!',
    message: error.displayText,
    confirm: label,
    cancel: 'Cancel',
    calm: true,
  })
  if (sure) choose()
  return true
}

/** Why the server keeps the record, where it has said so in a way that helps. */
function reasonToKeep(error: unknown): DisplayText | null {
  return error instanceof Problem && [403, 409, 422].includes(error.status) ? error.displayText : null
}

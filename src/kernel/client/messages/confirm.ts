import type { DisplayText, Message } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { notifyError, notifyFailure, notifySuccess, notifyUndoable } from './notify.ts'
import { ask, type Instead, type Question } from './question.ts'

/** Asks for confirmation of an action that cannot be undone. Returns false if the user closes the dialog in any way. */
export async function confirmDialog(question: Question): Promise<boolean> {
  try {
    await import('./question-dialog.tsx')
  } catch (error) {
    // If the question cannot be shown, the action does not run.
    notifyFailure(error)
    return false
  }
  return await ask(question)
}

interface Deletion {
  /** What is deleted, shown below the question. */
  about: string | Message
  /** Additional information in the dialog before the deletion. */
  remark?: DisplayText | undefined
  /** Calls the server. */
  remove(): Promise<{ message: DisplayText } | null>
  /** Restores the record. */
  undo(): void
  /** The text of the plain question, for entities that the specification deletes without the dialog. */
  question?: DisplayText
  /** The text after a deletion with the dialog. */
  deleted?: DisplayText
  /** An alternative action, offered beside the plain question and if the server refuses the deletion. */
  instead?: Instead | undefined
}

/**
 * Asks, deletes and shows the outcome with the texts of the specification's section 8: with `question` the plain
 * variant (products, invoices, customers, petty cash), without it the dialog. Returns whether the record was deleted.
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
    if (!(await offerAlternative(error, instead))) notifyFailure(error)
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
    if (!(await offerAlternative(error, instead))) {
      notifyError(reasonToKeep(error) ?? 'An error occurred while deleting.', 'Error!')
    }
    return false
  }
}

/** If the server refuses because the record is in use, offers the alternative. Returns whether it was offered. */
async function offerAlternative(error: unknown, instead: Instead | undefined): Promise<boolean> {
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

/** Returns the server's reason for refusing the deletion; null if the error is of another kind. */
function reasonToKeep(error: unknown): DisplayText | null {
  return error instanceof Problem && [403, 409, 422].includes(error.status) ? error.displayText : null
}

import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { TaskForm } from './task-form.client.tsx'
import type { Task } from './tasks.contract.ts'

interface TaskDialogProps {
  /** The task to edit; absent for a new one. */
  task?: Task
  /** The record that a new task is about. */
  about?: { resource: string; record: number }
  onClose(): void
}

/** The form of a task in a dialog; loaded when first opened. */
export default function TaskDialog({ onClose, ...of }: TaskDialogProps) {
  const t = useTranslate()
  return (
    <Dialog opened centered size="lg" title={t(of.task ? 'Update Task' : 'Add task')} onClose={onClose}>
      <TaskForm {...of} startsHere onSaved={onClose} onClose={onClose} />
    </Dialog>
  )
}

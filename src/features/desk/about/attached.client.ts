import type { PartKind } from '../../../kernel/client/history/saves.ts'
import { comment } from '../comments/comments.contract.ts'
import { task } from '../tasks/tasks.contract.ts'

const { text, person, due_on, done_at } = task.fields

/** Comments and tasks as parts of the history of their record. */
export const attached: Readonly<Record<string, PartKind>> = {
  [comment.name]: {
    label: comment.label,
    fields: { text: comment.fields.text },
    named: 'text',
    isAttached: true,
  },
  [task.name]: {
    label: task.label,
    fields: { text, person, due_on, done_at },
    named: 'text',
    isAttached: true,
  },
}

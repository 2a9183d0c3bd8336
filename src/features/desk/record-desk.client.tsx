import { useMay } from '../../kernel/client/session/rights.ts'
import { comment } from './comments/comments.contract.ts'
import { RecordComments } from './comments/record-comments.client.tsx'
import { RecordTasks } from './tasks/record-tasks.client.tsx'
import { task } from './tasks/tasks.contract.ts'

/** The tasks and the comments of a record. */
export function RecordDesk(about: { resource: string; record: number }) {
  const [seesTasks, seesComments] = [useMay(task.resource, 'view'), useMay(comment.resource, 'view')]
  return (
    <>
      {seesTasks && <RecordTasks about={about} />}
      {seesComments && <RecordComments about={about} />}
    </>
  )
}

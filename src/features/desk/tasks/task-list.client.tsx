import { ActionIcon, Anchor, Checkbox } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { message } from '../../../i18n/messages.ts'
import { viewOf } from '../../document-views.ts'
import { DeleteButton } from '../delete-button.client.tsx'
import { AboutTask } from './about-task.client.tsx'
import { isTheirs, type Task, task, taskEndpoints } from './tasks.contract.ts'
import styles from './tasks.module.css'

const TaskDialog = lazy(() => import('./task-dialog.client.tsx'))

/** Tasks with checkboxes; `here`: on the page of the record that they are about. */
export function TaskList({ tasks, here = false }: { tasks: readonly Task[]; here?: boolean }) {
  return (
    <ul className={styles.tasks}>
      {tasks.map((each) => (
        <Entry key={each.id} task={each} here={here} />
      ))}
    </ul>
  )
}

function Entry({ task: one, here }: { task: Task; here: boolean }) {
  const t = useTranslate()
  const me = useMe()
  const mayUpdate = useMay(task.resource, 'update') && isTheirs(one, me?.id)
  const mayDelete = useMay(task.resource, 'delete') && isTheirs(one, me?.id)
  const [isEdited, setEdited] = useState(false)
  const update = useWrite(taskEndpoints.update, { touches: [task.name] })
  const { id, text, done_at, resource, record, label, resource_label } = one
  const toggle = async () => {
    try {
      await update.mutateAsync({
        params: { id },
        body: { done_at: done_at === null ? new Date().toISOString() : null },
      })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const view = resource !== null && record !== null ? viewOf(resource, record) : undefined
  return (
    <li className={styles.task} data-done={done_at !== null || undefined}>
      <Checkbox
        className={styles.checkbox}
        checked={done_at !== null}
        disabled={!mayUpdate || update.isPending}
        onChange={() => void toggle()}
        label={<bdi>{text}</bdi>}
      />
      <div className={styles.about}>
        <AboutTask task={one} />
        {!here && view !== undefined && resource_label !== null && (
          <Anchor component={Link} to={view} inherit>
            {t(resource_label)} <bdi>{label}</bdi>
          </Anchor>
        )}
      </div>
      <div className={styles.actions}>
        {mayUpdate && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('Update: {text}', { text })}
            title={t('Update Task')}
            onClick={() => setEdited(true)}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        )}
        {mayDelete && (
          <DeleteButton
            entity={task}
            endpoint={taskEndpoints.remove}
            id={id}
            label={message('Delete: {text}', { text })}
            title="Delete"
            done="Task deleted."
          />
        )}
      </div>
      {isEdited && (
        <Suspense>
          <TaskDialog task={one} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </li>
  )
}

import { useContext } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { CompanyDayContext } from '../../../kernel/client/generated-screens/company-day.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Task } from './tasks.contract.ts'
import styles from './tasks.module.css'

/** The due date of a task, the assignee if it is somebody else, and who assigned it. */
export function AboutTask({
  task: { due_on, done_at, person, person_name, created_by, created_by_name },
}: {
  task: Task
}) {
  const t = useTranslate()
  const me = useMe()
  const withToday = useContext(CompanyDayContext)
  return (
    <>
      {due_on !== null &&
        withToday((today) => (
          <span className={styles.due} data-late={(done_at === null && due_on < today) || undefined}>
            {due_on === today ? t('Today') : formatDay(due_on)}
          </span>
        ))}
      {person !== me?.id && <bdi>{person_name ?? t('Unassigned')}</bdi>}
      {created_by !== person && created_by_name !== null && (
        <span>{t('assigned by {who}', { who: created_by_name })}</span>
      )}
    </>
  )
}

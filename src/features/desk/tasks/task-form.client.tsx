import { Button, Group } from '@mantine/core'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormError, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { FormFrame } from '../../../kernel/client/entity-form/form-frame.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { UnplacedErrors } from '../../../kernel/client/entity-form/unplaced-errors.tsx'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Select } from '../../../kernel/client/ui/select.tsx'
import { paths } from '../../paths.ts'
import { type Task, task, taskEndpoints } from './tasks.contract.ts'
import styles from './tasks.module.css'

interface TaskFormProps {
  /** The task to edit; absent for a new one. */
  task?: Task
  /** The record that a new task is about. */
  about?: { resource: string; record: number }
  /** Whether the form takes the focus. */
  startsHere?: boolean
  onSaved(): void
  /** Given if the form is in a dialog. */
  onClose?(): void
}

/**
 * The form of a task: text, due date and assignee; a new task is assigned to its author unless another user is
 * selected.
 */
export function TaskForm({ task: before, about, startsHere = false, onSaved, onClose }: TaskFormProps) {
  const t = useTranslate()
  const me = useMe()
  const form = useEntityForm({
    endpoint: before ? taskEndpoints.update : taskEndpoints.create,
    ...(before && { record: before }),
    initial: { person: me?.id ?? null, ...about },
    back: paths.tasks,
    stays: true,
  })
  const save = async () => {
    if (await form.submit()) onSaved()
  }
  return (
    <FormFrame form={form} onSubmit={() => void save()}>
      <div className={styles.form}>
        <div className={styles.text}>
          <FieldInput form={form} name="text" autoFocus={startsHere} />
        </div>
        <FieldInput form={form} name="due_on" />
        <PersonInput form={form} about={before ?? about} />
        <Group gap="sm" className={styles.save}>
          <SubmitButton form={form}>{before || onClose ? t('Save') : t('Add')}</SubmitButton>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
          )}
        </Group>
      </div>
      <UnplacedErrors form={form} />
    </FormFrame>
  )
}

interface PersonInputProps {
  form: EntityForm<typeof task.fields>
  /** The record: only users who may see it can be selected. */
  about: { resource: string | null; record: number | null } | undefined
}

function PersonInput({ form, about }: PersonInputProps) {
  const t = useTranslate()
  const me = useMe()
  const person = useFormValue(form, 'person')
  const error = useFormError(form, 'person')
  const query = about?.resource && about.record ? { resource: about.resource, record: about.record } : {}
  const people = useRead(taskEndpoints.people, { query }).data?.results ?? []
  return (
    <div data-field="person">
      <Select
        label={t(task.fields.person.label)}
        searchable
        allowDeselect={false}
        value={people.some(({ id }) => id === Number(person)) ? String(person) : null}
        onChange={(chosen) => form.change({ person: Number(chosen) })}
        error={error}
        // The hidden input contains a key, which is always left to right.
        hiddenInputProps={{ dir: 'ltr' }}
        data={people.map(({ id, full_name }) => ({
          value: String(id),
          label: id === me?.id ? t('Me') : full_name,
        }))}
      />
    </div>
  )
}

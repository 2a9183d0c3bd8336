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
  /** The one that is changed; left out for a new one. */
  task?: Task
  /** The record that a new one is about. */
  about?: { resource: string; record: number }
  /** Whether one begins to type here. */
  startsHere?: boolean
  onSaved(): void
  /** Where it stands in a dialog. */
  onClose?(): void
}

/** What is to be done, until when and by whom; a new one is one's own unless somebody else is chosen. */
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
  /** Of a task about a record, those who see that can be chosen. */
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
        // What it holds is a key, which nobody reads.
        hiddenInputProps={{ dir: 'ltr' }}
        data={people.map(({ id, full_name }) => ({
          value: String(id),
          label: id === me?.id ? t('Me') : full_name,
        }))}
      />
    </div>
  )
}

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import { LineInput } from '../../../kernel/client/inputs/text-input.tsx'
import { useSay } from '../../../kernel/client/language/language.ts'
import { failureMessage, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Select } from '../../../kernel/client/ui/select.tsx'
import { Problem } from '../../../kernel/contract/problem.ts'
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
}

const { text: textField, due_on: dayField, person: personField } = task.fields

/** What is to be done, until when and by whom; a new one is one's own unless somebody else is chosen. */
export function TaskForm({ task: before, about, startsHere = false, onSaved }: TaskFormProps) {
  const say = useSay()
  const me = useMe()
  const create = useWrite(taskEndpoints.create, { touches: [task.name] })
  const update = useWrite(taskEndpoints.update, { touches: [task.name] })
  const [text, setText] = useState(before?.text ?? '')
  const [due_on, setDue] = useState(before?.due_on ?? '')
  const [chosen, setChosen] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const record = before ?? about
  const ofRecord =
    record?.resource && record.record ? { resource: record.resource, record: record.record } : {}
  const { data } = useRead(taskEndpoints.people, { query: ofRecord })
  const people = data?.results ?? []
  const whose = chosen ?? String(before?.person ?? me?.id ?? '')
  const isWriting = create.isPending || update.isPending
  const wrong = failure instanceof Problem ? (failure.details.errors ?? {}) : {}
  const errorOf = (name: string) => wrong[name]?.map((each) => say(each)).join(' ')
  const save = async () => {
    if (isWriting || text.trim() === '') return
    const body = { text, due_on: due_on === '' ? null : due_on, person: Number(whose) }
    try {
      const { message } = before
        ? await update.mutateAsync({ params: { id: before.id }, body: { ...body, version: before.version } })
        : await create.mutateAsync({ body: { ...body, ...about } })
      notifySuccess(message)
      onSaved()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
      }}
    >
      <div className={styles.text}>
        <LineInput
          field={textField}
          value={text}
          onChange={(typed) => setText(typed ?? '')}
          error={errorOf('text')}
          autoFocus={startsHere}
        />
      </div>
      <DayInput
        field={dayField}
        value={due_on}
        onChange={(day) => setDue(day ?? '')}
        error={errorOf('due_on')}
      />
      <Select
        label={say(personField.label)}
        searchable
        allowDeselect={false}
        value={people.some(({ id }) => String(id) === whose) ? whose : null}
        onChange={setChosen}
        error={errorOf('person')}
        data={people.map(({ id, full_name }) => ({
          value: String(id),
          label: id === me?.id ? say('Me') : full_name,
        }))}
      />
      <Group gap="sm" className={styles.save}>
        <Button type="submit" loading={isWriting} disabled={text.trim() === ''}>
          {before ? say('Save') : say('Add')}
        </Button>
        {failure !== null && Object.keys(wrong).length === 0 && (
          <span role="alert" className={styles.failure}>
            {say(failureMessage(failure))}
          </span>
        )}
      </Group>
    </form>
  )
}

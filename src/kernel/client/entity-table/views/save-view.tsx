import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { viewEndpoints } from '../../../contract/endpoints/lists/views.ts'
import { Problem } from '../../../contract/problem.ts'
import { useWrite } from '../../cache/query.ts'
import { useSaveKey } from '../../entity-form/leaving/use-save-key.ts'
import { useTranslate } from '../../language/language.ts'
import { notifyFailure, notifySuccess } from '../../messages/notify.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ViewSettings } from './view-settings.ts'

const { name: nameField, shared: sharedField, is_default: defaultField } = viewEndpoints.create.body

interface SaveViewProps {
  screen: string
  settings: ViewSettings
  onSaved(id: number): void
  onClose(): void
}

/** Asks for the name and the audience of a view, and saves it. */
export default function SaveView({ screen, settings, onSaved, onClose }: SaveViewProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  useSaveKey(form)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [isDefault, setIsDefault] = useState(false)
  const create = useWrite(viewEndpoints.create, { touches: ['saved_view'] })
  const save = async () => {
    try {
      const body = { screen, name, shared, is_default: isDefault, settings }
      const { message, data } = await create.mutateAsync({ body })
      notifySuccess(message)
      onSaved(data.id)
      onClose()
    } catch (error) {
      if (!wrongName(error)) notifyFailure(error)
    }
  }
  const wrong = wrongName(create.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog opened onClose={onClose} centered title={t('Save as new view')}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t(nameField.label)}
            maxLength={nameField.max}
            required
            value={name}
            error={wrong && t(wrong)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Switch
            label={t(sharedField.label)}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Switch
            label={t(defaultField.label)}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function wrongName(error: unknown) {
  return error instanceof Problem ? error.details.errors?.['name']?.[0] : undefined
}

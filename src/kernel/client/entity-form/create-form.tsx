import { Button, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import styles from './entity-form.module.css'
import type { EntityForm } from './entity-form-state.ts'
import { FormFrame } from './form-frame.tsx'
import type { LooseValues } from './store/form-values.ts'
import { SubmitButton } from './submit-button.tsx'
import { UnplacedErrors } from './unplaced-errors.tsx'

interface CreateFormProps<F extends Fields> {
  /** A form with `stays`, which remains after saving. */
  form: EntityForm<F>
  /** Called with the new record. */
  onCreated(record: LooseValues): void
  onClose(): void
  children: ReactNode
}

/** The form of a new record inside another task, which continues with the record. */
export function CreateForm<F extends Fields>({ form, onCreated, onClose, children }: CreateFormProps<F>) {
  const t = useTranslate()
  const save = async () => {
    if (await form.submit()) onCreated(form.store.now().record ?? {})
  }
  return (
    <FormFrame form={form} onSubmit={() => void save()}>
      <Stack gap="md">{children}</Stack>
      <UnplacedErrors form={form} />
      <Group gap="sm" className={styles.staying}>
        <SubmitButton form={form} leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}>
          {t('Save')}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Group>
    </FormFrame>
  )
}

/** The same form in a dialog over the page. */
export function CreateFormDialog<F extends Fields>({
  title,
  ...rest
}: CreateFormProps<F> & { title: DisplayText }) {
  const t = useTranslate()
  return (
    <Dialog opened onClose={rest.onClose} title={t(title)} size="lg" centered closeOnClickOutside={false}>
      <CreateForm {...rest} />
    </Dialog>
  )
}

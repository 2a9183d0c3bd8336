import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import type { FilledForm } from '../fields/form-parts.ts'
import { SubmitButton } from '../submit-button.tsx'

interface DialogButtonsProps<F extends Fields> {
  form: FilledForm<F>
  /** The label of the button that submits the form. */
  yes: DisplayText
  /** The label of the button that closes the dialog without changes. */
  no?: DisplayText
  /** Another way, between the two buttons. */
  instead?: ReactNode
  onClose(): void
}

/** The buttons of a form in a dialog: submit and cancel. */
export function DialogButtons<F extends Fields>({
  form,
  yes,
  no = 'Cancel',
  instead,
  onClose,
}: DialogButtonsProps<F>) {
  const t = useTranslate()
  return (
    <Group gap="sm">
      <SubmitButton form={form}>{t(yes)}</SubmitButton>
      {instead}
      <Button variant="default" onClick={onClose}>
        {t(no)}
      </Button>
    </Group>
  )
}

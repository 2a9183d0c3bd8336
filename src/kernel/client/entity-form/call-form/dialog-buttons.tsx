import { Button, Group } from '@mantine/core'
import type { Fields } from '../../../contract/fields.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import type { FilledForm } from '../fields/form-parts.ts'
import { SubmitButton } from '../submit-button.tsx'

interface DialogButtonsProps<F extends Fields> {
  form: FilledForm<F>
  /** The word of the button that sends the form. */
  yes: DisplayText
  /** The word of the one that leaves everything as it is. */
  no?: DisplayText
  onClose(): void
}

/** The foot of a form in a dialog: do it, or leave it. */
export function DialogButtons<F extends Fields>({
  form,
  yes,
  no = 'Cancel',
  onClose,
}: DialogButtonsProps<F>) {
  const t = useTranslate()
  return (
    <Group gap="sm">
      <SubmitButton form={form}>{t(yes)}</SubmitButton>
      <Button variant="default" onClick={onClose}>
        {t(no)}
      </Button>
    </Group>
  )
}

import { Button, type ButtonProps } from '@mantine/core'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { type FilledForm, useFormBusy } from './fields/form-parts.ts'

interface SubmitButtonProps<F extends Fields> extends ButtonProps {
  form: FilledForm<F>
}

/** The submit button of a form; shows while the save is in progress. */
export function SubmitButton<F extends Fields>({ form, children, ...rest }: SubmitButtonProps<F>) {
  const t = useTranslate()
  const busy = useFormBusy(form)
  return (
    <Button type="submit" disabled={busy} {...rest}>
      {busy ? t('Please Wait...') : children}
    </Button>
  )
}

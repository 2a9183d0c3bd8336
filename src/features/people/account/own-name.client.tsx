import { Stack } from '@mantine/core'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { userEndpoints } from '../users.contract.ts'
import styles from './account.module.css'

const { first_name, last_name } = userEndpoints.update.body
const fields = { first_name, last_name } as const

/** The form in which the first owner enters their own name. */
export function OwnName({ id, onDone }: { id: number; onDone(): void }) {
  const t = useTranslate()
  const form = useCallForm({ endpoint: userEndpoints.update, params: { id }, fields, onDone })
  return (
    <CallFormFrame form={form}>
      <Stack gap="md">
        <div className={styles.names}>
          <FieldInput form={form} name="first_name" autoFocus autoComplete="given-name" />
          <FieldInput form={form} name="last_name" autoComplete="family-name" />
        </div>
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </Stack>
    </CallFormFrame>
  )
}

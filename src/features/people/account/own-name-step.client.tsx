import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { DisplayText } from '../../../i18n/messages.ts'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { Me } from '../../../kernel/client/session/account.ts'
import { userEndpoints } from '../users.contract.ts'
import styles from './account.module.css'
import { RequiredStep } from './required-step.client.tsx'

const { first_name, last_name } = userEndpoints.update.body
const fields = { first_name, last_name } as const

interface OwnNameStepProps {
  product: string
  motto: DisplayText
  me: Me
}

/** Asks the first owner, whom nobody has named, for their own name. */
export function OwnNameStep({ product, motto, me }: OwnNameStepProps) {
  const t = useTranslate()
  const cache = useQueryClient()
  const onDone = () => void cache.invalidateQueries()
  const form = useCallForm({ endpoint: userEndpoints.update, params: { id: me.id }, fields, onDone })
  return (
    <RequiredStep
      product={product}
      motto={motto}
      title="Enter your name"
      reason={t('Your name appears on the records and documents that you create.')}
    >
      <CallFormFrame form={form}>
        <Stack gap="md">
          <div className={styles.names}>
            <FieldInput form={form} name="first_name" autoFocus autoComplete="given-name" />
            <FieldInput form={form} name="last_name" autoComplete="family-name" />
          </div>
          <SubmitButton form={form}>{t('Save')}</SubmitButton>
        </Stack>
      </CallFormFrame>
    </RequiredStep>
  )
}

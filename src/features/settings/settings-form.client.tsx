import { Group, Stack, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { FormFrame } from '../../kernel/client/entity-form/form-frame.tsx'
import { SubmitButton } from '../../kernel/client/entity-form/submit-button.tsx'
import { UnplacedErrors } from '../../kernel/client/entity-form/unplaced-errors.tsx'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { useFormValues } from '../../kernel/client/entity-form/fields/form-parts.ts'
import { useStored } from '../../kernel/client/entity-form/store/form-store.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { usePictureAddress } from '../../kernel/client/inputs/files/picture-address.ts'
import { numberIn } from '../../kernel/contract/values/read-number.ts'
import { Card } from '../../kernel/client/card/card.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { InputName } from '../../kernel/contract/fields.ts'
import { paths } from '../paths.ts'
import { blockOf, type CompanyBlock } from './company-block.ts'
import { settings, settingsEndpoints } from './settings.contract.ts'
import styles from './settings.module.css'

type Settings = Row<typeof settings>
type Form = EntityForm<typeof settings.fields>

// The limits have a form of their own.
const withoutLimits = { ...settingsEndpoints.update, body: settings.fields }

/** One form for all settings of the company, shared by its tabs. */
export function useSettingsForm(record: Settings): Form {
  return useEntityForm({ endpoint: withoutLimits, record, back: paths.settings, stays: true })
}

interface CompanyTabProps {
  form: Form
  names: readonly InputName<typeof settings.fields>[]
  record?: Settings
  preview?: ComponentType<{ company: CompanyBlock }>
  /** Content without an input of this form. */
  children?: ReactNode
}

/** Some settings of the company, beside a preview of a document. */
export function CompanyTab({ form, names, record, preview: Preview, children }: CompanyTabProps) {
  const t = useTranslate()
  const mayUpdate = useMay(settings.resource, 'update')
  return (
    <div className={styles.beside}>
      <Card width="form">
        <FormFrame form={form} onSubmit={() => void form.submit()}>
          <Stack gap="md">
            {names.map((name) => (
              <FieldInput key={name} form={form} name={name} readOnly={!mayUpdate} />
            ))}
            {children}
          </Stack>
          <UnplacedErrors form={form} />
          {mayUpdate && (
            <Group mt="xl" gap="sm">
              <SubmitButton form={form} leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}>
                {t('Save')}
              </SubmitButton>
              <NotSavedYet form={form} />
            </Group>
          )}
        </FormFrame>
      </Card>
      {Preview && record && <LivePreview form={form} record={record} preview={Preview} />}
    </div>
  )
}

function NotSavedYet({ form }: { form: Form }) {
  const t = useTranslate()
  const differs = useStored(form.store, form.unsaved)
  return differs ? (
    <Text size="sm" c="dimmed">
      {t('Unsaved changes')}
    </Text>
  ) : null
}

interface LivePreviewProps {
  form: Form
  record: Settings
  preview: ComponentType<{ company: CompanyBlock }>
}

function LivePreview({ form, record, preview: Preview }: LivePreviewProps) {
  const t = useTranslate()
  const values = useFormValues(form)
  const logo = usePictureAddress(values.logo)
  const amount = (name: 'deposit_limit' | 'deposit_under' | 'deposit_over') =>
    numberIn(values[name] ?? '') ?? record[name]
  const company = blockOf({
    ...values,
    name: values.name ?? '',
    rate_box: values.rate_box ?? true,
    logo,
    deposit_limit: amount('deposit_limit'),
    deposit_under: amount('deposit_under'),
    deposit_over: amount('deposit_over'),
  })
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{t('Preview with a sample invoice')}</figcaption>
      <Preview company={company} />
    </figure>
  )
}

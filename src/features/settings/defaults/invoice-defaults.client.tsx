import { Stack, Text } from '@mantine/core'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useFormErrors, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { ValueInput } from '../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { settings } from '../settings.contract.ts'
import { usualTerms } from './invoice-defaults.contract.ts'

/** The inputs for the defaults of new invoices; defaults of a customer come first. */
export function InvoiceDefaultInputs({ form }: { form: EntityForm<typeof settings.fields> }) {
  const t = useTranslate()
  const mayUpdate = useMay(settings.resource, 'update')
  const defaults = useFormValue(form, 'invoice_defaults')
  const errors = useFormErrors(form)
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'New invoices start with these values. For a customer with earlier invoices, the values of the last invoice are used.',
        )}
      </Text>
      {Object.entries(usualTerms).map(([name, field]) => (
        <div key={name} data-field={`invoice_defaults.${name}`}>
          <ValueInput
            field={field}
            value={Object.entries(defaults ?? {}).find(([part]) => part === name)?.[1] ?? null}
            error={errors[`invoice_defaults.${name}`]?.map((message) => t(message)).join(' ')}
            readOnly={!mayUpdate}
            onChange={(value) =>
              form.change({ invoice_defaults: { ...defaults, [name]: value === '' ? null : value } })
            }
          />
        </div>
      ))}
    </Stack>
  )
}

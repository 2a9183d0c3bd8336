import { Text } from '@mantine/core'
import { useStored } from '../../../../kernel/client/entity-form/store/form-store.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { languageNames } from '../../../../kernel/contract/endpoints/language.ts'
import { type DisplayText, message, messageList, messageOf } from '../../../../i18n/messages.ts'
import { usualTerms } from '../../../settings/defaults/invoice-defaults.contract.ts'
import { useDerived } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { same, termNames } from './proposals.client.ts'
import type { InvoiceForm } from '../use-invoice-form.client.ts'

/** Shows which terms of the form come from the customer's last invoice, and the language of its paper. */
export function AsLastTime({ form }: { form: InvoiceForm }) {
  const t = useTranslate()
  const customer = useStored(form.proposals.store, (now) => now.customer)
  const names = useDerived(form, (values) =>
    termNames.filter((name) => customer !== null && same(values[name], customer[name])),
  )
  if (!customer) return null
  const remarks: DisplayText[] = [
    ...(names.length > 0 && customer.invoice_no !== null
      ? [
          message('Filled in from {invoice_no}: {fields}.', {
            invoice_no: customer.invoice_no,
            fields: messageList(names.map((name) => usualTerms[name].label)),
          }),
        ]
      : []),
    message('Printed in {language}.', { language: messageOf(languageNames[customer.paper_language]) }),
  ]
  return (
    <Text size="xs" c="dimmed" mt={4} role="status">
      {remarks.map((remark) => t(remark)).join(' ')}
    </Text>
  )
}

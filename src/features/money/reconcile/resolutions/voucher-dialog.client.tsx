import { Stack, Text } from '@mantine/core'
import { Dialog } from '../../../../kernel/client/ui/dialog.tsx'
import { CallFormFrame } from '../../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { DialogButtons } from '../../../../kernel/client/entity-form/call-form/dialog-buttons.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFieldProps } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useCallForm } from '../../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../../kernel/client/messages/notify.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { AccountNameInput } from '../../accounts/screens/account-name-input.client.tsx'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'

const fields = reconcileEndpoints.replaceTyped.body

/** Asks for the date and account of a new voucher that replaces a manual payment. */
export function VoucherDialog({ line, onClose }: { line: Line; onClose(): void }) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: reconcileEndpoints.replaceTyped,
    params: { id: line.id },
    fields,
    record: { amount_usd: line.usd, date: line.date },
    onDone: (message) => {
      notifySuccess(message)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      centered
      title={t('Create voucher for {invoice_no}', { invoice_no: line.invoice_no ?? '' })}
    >
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">
            {translateParts(
              t,
              line.cancelled
                ? 'The manual payment of {amount} becomes a receipt voucher from {customer}. The invoice is cancelled, so the amount becomes unapplied credit.'
                : 'The manual payment of {amount} becomes a receipt voucher from {customer}. Paid and outstanding amounts stay the same.',
              {
                amount: <bdi key="amount">{formatMoney(line.usd, 'USD')}</bdi>,
                customer: <bdi key="customer">{line.party}</bdi>,
              },
            )}
          </Text>
          <FieldInput form={form} name="date" />
          <div data-field="to_account">
            <AccountNameInput {...useFieldProps(form, 'to_account')} brings={['USD']} proposes />
          </div>
          <DialogButtons form={form} yes="Create voucher" onClose={onClose} />
        </Stack>
      </CallFormFrame>
    </Dialog>
  )
}

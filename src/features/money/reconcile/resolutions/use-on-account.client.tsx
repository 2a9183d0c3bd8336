import { Button, Text } from '@mantine/core'
import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { message } from '../../../../i18n/messages.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'
import { useApplyCredit } from '../../receive-money/screens/use-apply-credit.client.ts'
import type { Line } from '../reconcile.contract.ts'
import { useResolution } from './use-resolution.client.ts'

/** Applies a customer's unapplied credit to the invoice that is due first. */
export function UseOnAccount({ line }: { line: Line }) {
  const t = useTranslate()
  const may = useMay(receiveMoney, 'create')
  const { applyCredit } = useApplyCredit('invoice')
  const { busy, run } = useResolution()
  const { invoice, invoice_no, outstanding, usd, party } = line
  if (invoice === null || outstanding === null) {
    return (
      <Text size="sm" c="dimmed">
        {t('No open invoices')}
      </Text>
    )
  }
  if (!may) return null
  const use = async () => {
    const sure = await confirmDialog({
      title: 'Apply credit?',
      message: message('{amount} is applied to {invoice_no}, oldest credit first.', {
        amount: formatMoney(Math.min(usd, outstanding), 'USD'),
        invoice_no: invoice_no ?? '',
      }),
      about: party ?? '',
      confirm: 'Apply credit',
      cancel: 'Cancel',
      calm: true,
    })
    if (sure) run(() => applyCredit(invoice))
  }
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => void use()}>
      {t('Apply to {invoice_no}', { invoice_no: invoice_no ?? '' })}
    </Button>
  )
}

import { useSearchParams } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import type { FormValues } from '../../../../kernel/contract/fields.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import { customer as customers, customerEndpoints } from '../../../customers/customers.contract.ts'
import { paths } from '../../../paths.ts'
import { type paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

interface ProposedRefund {
  values: Partial<FormValues<typeof paymentVoucher.fields>>
  /** The path to return to after saving or cancelling. */
  back: string
}

/**
 * The refund that the address asks for (`customer`, `credit_note`, `number`, `amount`), up to the customer's unapplied
 * credit. Null for other payments, undefined while loading.
 */
export function useProposedRefund(): ProposedRefund | null | undefined {
  const t = useTranslate()
  const [params] = useSearchParams()
  const customer = Number(params.get('customer'))
  const note = Number(params.get('credit_note'))
  const number = params.get('number')
  const isRefund = Number.isInteger(customer) && customer > 0
  const mayView = useMay(customers.resource, 'view')
  const query = { customer }
  const left = useRead(paymentVoucherEndpoints.onAccount, { query }, { enabled: isRefund })
  const payee = useRead(
    customerEndpoints.read,
    { params: { id: customer } },
    { enabled: isRefund && mayView },
  )
  if (!isRefund) return null
  if ((!left.data && !left.error) || (mayView && !payee.data && !payee.error)) return undefined
  const onAccount = left.data?.on_account_usd ?? 0
  const amount = Math.min(numberIn(params.get('amount')) ?? onAccount, onAccount)
  return {
    values: {
      customer: String(customer),
      to: payee.data?.name ?? '',
      subject: oneLine(number === null ? t('Refund') : t('Refund of {number}', { number })),
      ...(amount > 0 && { amount_usd: String(amount) }),
    },
    back: note > 0 ? paths.creditNote.view(note) : paths.customer.view(customer),
  }
}

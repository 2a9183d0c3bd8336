import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Paper } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { formatRate } from '../../rates/rate-format.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { notApproved } from '../../../approvals/watermark.ts'
import { ifAny, ifRevised, slipDocument } from './slip-document.ts'
import type { paymentVoucher } from '../payment-voucher.contract.ts'

/** The printed payment voucher. */
export function paymentDocument(
  voucher: Pick<
    Row<typeof paymentVoucher>,
    | 'voucher_no'
    | 'date'
    | 'subject'
    | 'said_subject'
    | 'details'
    | 'to'
    | 'from_field'
    | 'payroll_salary'
    | 'amount_usd'
    | 'amount_iqd'
    | 'customer_name'
    | 'rate'
    | 'refund_usd'
    | 'paper_language'
    | 'cancelled_at'
    | 'approval'
    | 'revision'
  >,
  company: CompanyBlock,
  t: PaperTranslate,
): Paper {
  return slipDocument({
    title: t('Payment Voucher'),
    name: t('Payment Voucher {number}', { number: voucher.voucher_no }),
    company,
    t,
    facts: [
      { label: t('Voucher No'), value: String(voucher.voucher_no) },
      ...ifRevised(voucher.revision, t),
      { label: t('Date'), value: formatDay(voucher.date) },
      { label: t('From|who writes'), value: voucher.from_field },
      ...ifAny(t('Payroll Salary'), voucher.payroll_salary),
      ...ifAny(t('Refund to'), voucher.customer_name),
    ],
    party: { label: t('Paid To'), value: voucher.to },
    texts: [{ label: t('Subject'), value: subjectIn(voucher, t) }, ...ifAny(t('Details'), voucher.details)],
    amounts:
      voucher.rate === null
        ? []
        : [
            {
              label: t('At {rate} IQD per USD', { rate: formatRate(voucher.rate) }),
              value: formatMoney(voucher.refund_usd ?? 0, 'USD'),
            },
          ],
    total: { label: t('Amount Paid'), usd: voucher.amount_usd, iqd: voucher.amount_iqd },
    watermark:
      voucher.cancelled_at === null
        ? notApproved(voucher.approval, t)
        : { text: t('CANCELLED|a voucher'), warns: true },
    signatures: [t('Prepared by'), t('Approved by'), t('Received by')],
  })
}

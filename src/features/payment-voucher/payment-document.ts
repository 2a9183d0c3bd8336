import { formatDay } from '../../kernel/contract/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { formatRate } from '../exchange-rates/rate-words.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { ifAny, voucherDocument, type VoucherDocument } from './paper/voucher-document.ts'
import type { paymentVoucher } from './payment-voucher.contract.ts'

/** The printed form of a payment voucher. */
export function paymentDocument(
  voucher: Pick<
    Row<typeof paymentVoucher>,
    | 'voucher_no'
    | 'date'
    | 'subject'
    | 'details'
    | 'to'
    | 'from_field'
    | 'payroll_salary'
    | 'amount_usd'
    | 'amount_iqd'
    | 'customer_name'
    | 'rate'
    | 'refund_usd'
  >,
  company: CompanyBlock,
): VoucherDocument {
  return voucherDocument({
    title: 'Payment Voucher',
    number: voucher.voucher_no,
    company,
    facts: [
      { label: 'Voucher No', value: String(voucher.voucher_no) },
      { label: 'Date', value: formatDay(voucher.date) },
      { label: 'From', value: voucher.from_field },
      ...ifAny('Payroll Salary', voucher.payroll_salary),
      ...ifAny('Refund to', voucher.customer_name),
    ],
    party: { label: 'Paid To', value: voucher.to },
    texts: [{ label: 'Subject', value: voucher.subject }, ...ifAny('Details', voucher.details)],
    amounts:
      voucher.rate === null
        ? []
        : [
            {
              label: `At ${formatRate(voucher.rate)} IQD per USD`,
              value: formatMoney(voucher.refund_usd ?? 0, 'USD'),
            },
          ],
    total: { label: 'Amount Paid', usd: voucher.amount_usd, iqd: voucher.amount_iqd },
    signatures: ['Prepared by', 'Approved by', 'Received by'],
  })
}

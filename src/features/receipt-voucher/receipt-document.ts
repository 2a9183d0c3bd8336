import { formatDay } from '../../kernel/contract/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { formatRate } from '../exchange-rates/rate-words.ts'
import { ifAny, voucherDocument, type VoucherDocument } from '../payment-voucher/paper/voucher-document.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { receivedIn, type VoucherAmounts } from './amount-rules.ts'
import type { receiptVoucher } from './receipt-voucher.contract.ts'

type PrintableReceipt = VoucherAmounts &
  Pick<
    Row<typeof receiptVoucher>,
    | 'voucher_no'
    | 'invoice_no'
    | 'date'
    | 'subject'
    | 'details'
    | 'to_account'
    | 'from_account_name'
    | 'receipt_reference'
    | 'rate'
    | 'usd_value'
    | 'on_account_usd'
    | 'settlements'
  >

/** The printed form of a receipt voucher. */
export function receiptDocument(voucher: PrintableReceipt, company: CompanyBlock): VoucherDocument {
  return voucherDocument({
    title: 'Receipt Voucher',
    number: voucher.voucher_no,
    company,
    facts: [
      { label: 'Voucher No', value: String(voucher.voucher_no) },
      { label: 'Date', value: formatDay(voucher.date) },
      ...ifAny('Invoice No', voucher.invoice_no),
      { label: 'To Account', value: voucher.to_account },
      ...ifAny('Reference', voucher.receipt_reference),
    ],
    party: { label: 'Received From', value: voucher.from_account_name },
    texts: [{ label: 'Subject', value: voucher.subject }, ...ifAny('Details', voucher.details)],
    amounts: [
      ...amount('Advance', voucher.amount_usd_advance, voucher.amount_iqd_advance),
      ...amount('Final', voucher.amount_usd_final, voucher.amount_iqd_final),
      ...amount('Net', voucher.net_usd, voucher.net_iqd),
      ...counted(voucher),
    ],
    total: {
      label: 'Amount Received',
      usd: receivedIn('USD', voucher),
      iqd: receivedIn('IQD', voucher),
    },
    signatures: ['Paid by', 'Received by', 'Accountant'],
  })
}

/** What dinars count as, at the rate that stays with the voucher, and which invoices the money settles. */
function counted({ rate, usd_value, on_account_usd, settlements }: PrintableReceipt) {
  const settled = settlements.map(({ invoice_no, amount_usd }) => ({
    label: `Settles ${invoice_no}`,
    value: formatMoney(amount_usd, 'USD'),
  }))
  return [
    ...(rate === null
      ? []
      : [{ label: `At ${formatRate(rate)} IQD per USD`, value: formatMoney(usd_value, 'USD') }]),
    ...settled,
    ...(on_account_usd > 0 ? [{ label: 'On account', value: formatMoney(on_account_usd, 'USD') }] : []),
  ]
}

/** The rules let an amount be in one currency only. */
function amount(label: string, usd: number | null, iqd: number | null) {
  if (usd) return [{ label, value: formatMoney(usd, 'USD') }]
  return iqd ? [{ label, value: formatMoney(iqd, 'IQD') }] : []
}

import { formatDay, formatInstant, formatMoney, formats } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { Labelled } from '../../../../kernel/contract/paper/printable-text.ts'
import type { Paper } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { formatRate } from '../../rates/rate-format.ts'
import { ifAny, ifRevised, slipDocument } from '../../payments/paper/slip-document.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import type { VoucherAmounts } from '../amounts/amount-fields.ts'
import { receivedIn } from '../amounts/amount-rules.ts'
import { debtKey } from '../debts/debt.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'
import { settlesWhat } from './settles-what.ts'

type PrintableReceipt = VoucherAmounts &
  Pick<
    Row<typeof receiptVoucher>,
    | 'voucher_no'
    | 'invoice_no'
    | 'date'
    | 'subject'
    | 'said_subject'
    | 'details'
    | 'to_account'
    | 'from_account_name'
    | 'paper_language'
    | 'receipt_reference'
    | 'rate'
    | 'usd_value'
    | 'on_account_usd'
    | 'rounding_usd'
    | 'settlements'
    | 'cancelled_at'
    | 'cancel_reason'
    | 'revision'
  >

/** A printed receipt: the vouchers that were created together, and the customer's balance after them. */
export interface PrintedReceipt {
  vouchers: readonly PrintableReceipt[]
  balance_after: number | null
}

/** The printed receipt: one document, even if the money came in two currencies. */
export function receiptDocument(
  { vouchers, balance_after }: PrintedReceipt,
  company: CompanyBlock,
  t: PaperTranslate,
): Paper {
  const [first, ...others] = vouchers
  if (!first) throw new Error('A paper without a voucher.')
  const { list } = formats(t)
  const numbers = list(vouchers.map(({ voucher_no }) => String(voucher_no)))
  return slipDocument({
    title: t('Receipt Voucher'),
    name: t('Receipt Voucher {number}', { number: numbers }),
    company,
    t,
    facts: [
      { label: t('Voucher No'), value: numbers },
      ...ifRevised(Math.max(...vouchers.map(({ revision }) => revision)), t),
      { label: t('Date'), value: formatDay(first.date) },
      // Settled debts are listed below. A single voucher also shows its own invoice.
      ...(others.length === 0 ? ifAny(t('Invoice No'), first.invoice_no) : []),
      { label: t('To Account'), value: list(unique(vouchers.map(({ to_account }) => to_account))) },
      ...ifAny(t('Reference'), first.receipt_reference),
      ...(first.cancelled_at === null
        ? []
        : [{ label: t('Cancelled|when'), value: formatInstant(first.cancelled_at) }]),
    ],
    party: { label: t('Received From'), value: first.from_account_name },
    texts: [
      { label: t('Subject'), value: subjectIn(first, t) },
      ...ifAny(t('Details'), unique(vouchers.flatMap(({ details }) => details ?? [])).join('\n') || null),
      ...ifAny(t('Cancellation reason'), first.cancel_reason),
    ],
    amounts: [
      ...vouchers.flatMap((voucher) => amountsOf(voucher, t)),
      ...settledBy(vouchers, t),
      ...balance(balance_after, t),
    ],
    total: {
      label: t('Amount Received'),
      usd: sumOf(vouchers.map((voucher) => receivedIn('USD', voucher))),
      iqd: sumOf(vouchers.map((voucher) => receivedIn('IQD', voucher))),
    },
    watermark: first.cancelled_at === null ? null : { text: t('CANCELLED|a voucher'), warns: true },
    signatures: [t('Paid by'), t('Received by'), t('Accountant')],
  })
}

const unique = (values: readonly string[]) => [...new Set(values)]

/** The amounts of a voucher, and the value of its dinars at its rate. */
function amountsOf(voucher: PrintableReceipt, t: Translate): Labelled[] {
  const { rate, usd_value } = voucher
  return [
    ...amount(advanceLabel(voucher, t), voucher.amount_usd_advance, voucher.amount_iqd_advance),
    ...amount(t('Final'), voucher.amount_usd_final, voucher.amount_iqd_final),
    ...amount(t('Net'), voucher.net_usd, voucher.net_iqd),
    ...(rate === null
      ? []
      : [
          {
            label: t('At {rate} IQD per USD', { rate: formatRate(rate) }),
            value: formatMoney(usd_value, 'USD'),
          },
        ]),
  ]
}

/** Money for a balance of the previous system is no advance. */
function advanceLabel({ settlements }: PrintableReceipt, t: Translate): string {
  const isForOpenings = settlements.length > 0 && settlements.every(({ opening }) => opening !== null)
  return isForOpenings ? t('Received|an amount') : t('Advance')
}

/** The settled debts, each with its total over all vouchers, and the unapplied rest. */
function settledBy(vouchers: readonly PrintableReceipt[], t: Translate): Labelled[] {
  const settled = new Map<string, PrintableReceipt['settlements'][number]>()
  for (const share of vouchers.flatMap(({ settlements }) => settlements)) {
    const before = settled.get(debtKey(share))?.amount_usd ?? 0
    settled.set(debtKey(share), { ...share, amount_usd: sumOf([before, share.amount_usd]) })
  }
  const rounding = sumOf(vouchers.map(({ rounding_usd }) => rounding_usd))
  const left = sumOf(vouchers.map(({ on_account_usd }) => on_account_usd))
  const dollars = (label: string, usd: number) => ({ label, value: formatMoney(usd, 'USD') })
  return [
    ...(rounding === 0 ? [] : [dollars(t('Cash rounding'), rounding)]),
    ...[...settled.values()].map((share) => dollars(settlesWhat(share, t), share.amount_usd)),
    ...(left > 0 ? [dollars(t('Unapplied credit'), left)] : []),
  ]
}

/** The customer's balance after the receipt; negative for a credit balance. */
function balance(after: number | null, t: Translate): Labelled[] {
  if (after === null) return []
  return [{ label: t('Balance after payment'), value: formatMoney(after, 'USD').replace('-', '−') }]
}

/** The rules allow each amount in one currency only. */
function amount(label: string, usd: number | null, iqd: number | null): Labelled[] {
  if (usd) return [{ label, value: formatMoney(usd, 'USD') }]
  return iqd ? [{ label, value: formatMoney(iqd, 'IQD') }] : []
}

import { formatDay, formatInstant, formatMoney, formats } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { Labelled } from '../../../../kernel/contract/paper/printable-text.ts'
import type { Paper } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperSay } from '../../../../words/paper-say.ts'
import type { Say } from '../../../../words/say.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { formatRate } from '../../rates/rate-words.ts'
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

/** A receipt as it is printed: the vouchers that were written together, and what the customer owed after them. */
export interface PrintedReceipt {
  vouchers: readonly PrintableReceipt[]
  balance_after: number | null
}

/** The printed form of a receipt: one paper, however many currencies the money came in. */
export function receiptDocument(
  { vouchers, balance_after }: PrintedReceipt,
  company: CompanyBlock,
  say: PaperSay,
): Paper {
  const [first, ...others] = vouchers
  if (!first) throw new Error('A paper without a voucher.')
  const { list } = formats(say)
  const numbers = list(vouchers.map(({ voucher_no }) => String(voucher_no)))
  return slipDocument({
    title: say('Receipt Voucher'),
    name: say('Receipt Voucher {number}', { number: numbers }),
    company,
    say,
    facts: [
      { label: say('Voucher No'), value: numbers },
      ...ifRevised(Math.max(...vouchers.map(({ revision }) => revision)), say),
      { label: say('Date'), value: formatDay(first.date) },
      // What is settled is told below; one voucher also says what it was written for.
      ...(others.length === 0 ? ifAny(say('Invoice No'), first.invoice_no) : []),
      { label: say('To Account'), value: list(unique(vouchers.map(({ to_account }) => to_account))) },
      ...ifAny(say('Reference'), first.receipt_reference),
      ...(first.cancelled_at === null
        ? []
        : [{ label: say('Cancelled|when'), value: formatInstant(first.cancelled_at) }]),
    ],
    party: { label: say('Received From'), value: first.from_account_name },
    texts: [
      { label: say('Subject'), value: subjectIn(first, say) },
      ...ifAny(say('Details'), unique(vouchers.flatMap(({ details }) => details ?? [])).join('\n') || null),
      ...ifAny(say('Cancellation reason'), first.cancel_reason),
    ],
    amounts: [
      ...vouchers.flatMap((voucher) => amountsOf(voucher, say)),
      ...settledBy(vouchers, say),
      ...balance(balance_after, say),
    ],
    total: {
      label: say('Amount Received'),
      usd: sumOf(vouchers.map((voucher) => receivedIn('USD', voucher))),
      iqd: sumOf(vouchers.map((voucher) => receivedIn('IQD', voucher))),
    },
    watermark: first.cancelled_at === null ? null : { text: say('CANCELLED|a voucher'), warns: true },
    signatures: [say('Paid by'), say('Received by'), say('Accountant')],
  })
}

const unique = (values: readonly string[]) => [...new Set(values)]

/** What a voucher brought, and what its dinars count as at the rate that stays with it. */
function amountsOf(voucher: PrintableReceipt, say: Say): Labelled[] {
  const { rate, usd_value } = voucher
  return [
    ...amount(say('Advance'), voucher.amount_usd_advance, voucher.amount_iqd_advance),
    ...amount(say('Final'), voucher.amount_usd_final, voucher.amount_iqd_final),
    ...amount(say('Net'), voucher.net_usd, voucher.net_iqd),
    ...(rate === null
      ? []
      : [
          {
            label: say('At {rate} IQD per USD', { rate: formatRate(rate) }),
            value: formatMoney(usd_value, 'USD'),
          },
        ]),
  ]
}

/** Which debts the money settles, each with all that it gets, and what of it is left. */
function settledBy(vouchers: readonly PrintableReceipt[], say: Say): Labelled[] {
  const settled = new Map<string, PrintableReceipt['settlements'][number]>()
  for (const share of vouchers.flatMap(({ settlements }) => settlements)) {
    const before = settled.get(debtKey(share))?.amount_usd ?? 0
    settled.set(debtKey(share), { ...share, amount_usd: sumOf([before, share.amount_usd]) })
  }
  const rounding = sumOf(vouchers.map(({ rounding_usd }) => rounding_usd))
  const left = sumOf(vouchers.map(({ on_account_usd }) => on_account_usd))
  const dollars = (label: string, usd: number) => ({ label, value: formatMoney(usd, 'USD') })
  return [
    ...(rounding === 0 ? [] : [dollars(say('Cash rounding'), rounding)]),
    ...[...settled.values()].map((share) => dollars(settlesWhat(share, say), share.amount_usd)),
    ...(left > 0 ? [dollars(say('Unapplied credit'), left)] : []),
  ]
}

/** What the customer still owes; below zero it is owed to them. */
function balance(after: number | null, say: Say): Labelled[] {
  if (after === null) return []
  return [{ label: say('Balance after payment'), value: formatMoney(after, 'USD').replace('-', '−') }]
}

/** The rules let an amount be in one currency only. */
function amount(label: string, usd: number | null, iqd: number | null): Labelled[] {
  if (usd) return [{ label, value: formatMoney(usd, 'USD') }]
  return iqd ? [{ label, value: formatMoney(iqd, 'IQD') }] : []
}

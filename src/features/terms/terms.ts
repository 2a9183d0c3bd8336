import { formatMoney } from '../../kernel/contract/values/formats.ts'
import { minus, percentOf } from '../../kernel/contract/values/money.ts'
import {
  plainText,
  type Label,
  type DisplayText,
  message,
  messageList,
  type Value,
} from '../../i18n/messages.ts'
import type { PrintableInvoice } from '../invoices/paper/invoice-document.ts'
import { paymentMethods } from '../settings/defaults/invoice-defaults.contract.ts'
import { countryName } from '../invoices/countries.ts'
import { type Deposits, depositFor, depositParts, depositTerms } from '../settings/deposit-terms.ts'
import type { CompanyTerms } from '../settings/settings.contract.ts'

/** The names of the invoice types in the terms (specification, section 2, terms pages). */
export const saleTypes = { direct: 'Direct Sale', credit: 'Credit|a sale' } as const
export const deliveryMethods = { air: 'Air', land: 'Land', sea: 'Sea' } as const

/** The data of the terms; without an invoice they are the general terms. */
export interface TermsFacts {
  company: Deposits & Pick<CompanyTerms, 'special_terms' | 'contact_email'>
  invoice: PrintableInvoice | null
  customerCode: string | null
}

interface Section {
  title: Label
  lines: readonly DisplayText[]
}

/** The terms as text (specification, section 2, terms pages, and section 9). */
export function termSections(facts: TermsFacts): Section[] {
  const { company, invoice, customerCode } = facts
  const { invoice_type, payment_method } = invoice ?? {}
  const missing: Label = 'N/A'
  const known = (value: string | null | undefined) => value ?? message(missing)
  const sections: Section[] = [
    { title: 'Invoice Type', lines: [invoice_type ? saleTypes[invoice_type] : oneOf(saleTypes)] },
    { title: 'Payment Terms', lines: [depositTerms(company), ...agreedPayment(facts)] },
    {
      title: 'Payment Methods',
      lines: [
        message('Accepted: {methods}.', { methods: messageList(Object.values(paymentMethods)) }),
        ...(payment_method
          ? [message('Agreed for this order: {method}.', { method: message(paymentMethods[payment_method]) })]
          : []),
      ],
    },
    { title: 'Instructions', lines: specialTerms(company).map(plainText) },
    ...(invoice ? [references(invoice, known(customerCode), known)] : []),
    { title: 'Shipping', lines: shipping(invoice) },
    { title: 'Taxes', lines: ['Taxes are included or excluded, as agreed for the order.'] },
    ...(company.contact_email
      ? [{ title: 'Contact' as const, lines: [plainText(company.contact_email)] }]
      : []),
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

function references(
  { order_no, invoice_no }: PrintableInvoice,
  code: Value,
  known: (value: string | null) => Value,
): Section {
  return {
    title: 'References',
    lines: [
      message('Tracking code: {code}', { code: known(order_no) }),
      message('Customer code: {code}', { code }),
      message('Invoice reference: {number}', { number: known(invoice_no) }),
    ],
  }
}

/** The further terms from the settings, one per line. */
export function specialTerms({ special_terms }: Pick<CompanyTerms, 'special_terms'>): string[] {
  return (special_terms ?? '').split('\n').flatMap((line) => line.trim() || [])
}

/**
 * The choices of the payment before production: the company's deposits, and the advance that the order agrees on
 * instead.
 */
export function depositChoices({ company, invoice }: TermsFacts): Readonly<Record<string, DisplayText>> {
  const { advance_cash = null, delivery_cash = null } = invoice ?? {}
  const parts = depositParts(company)
  if (advance_cash === null) return parts
  const agreed = message('{advance}% in advance, {delivery}% on delivery', {
    advance: advance_cash,
    delivery: delivery_cash ?? 0,
  })
  return { ...parts, agreed }
}

/** The choice that applies to an order; null without an invoice total. */
export function agreedDeposit({ company, invoice }: TermsFacts): 'under' | 'over' | 'agreed' | null {
  if (!invoice?.grand_total) return null
  return invoice.advance_cash === null ? depositFor(invoice.grand_total, company) : 'agreed'
}

/** The amount of the deposit, or of the agreed advance, for the order. */
function agreedPayment({ company, invoice }: TermsFacts): DisplayText[] {
  if (!invoice?.grand_total) return []
  const { grand_total, advance_cash, delivery_cash } = invoice
  const deposit = depositFor(grand_total, company) === 'over' ? company.deposit_over : company.deposit_under
  const share = advance_cash ?? deposit
  const part = percentOf(grand_total, share)
  const first = formatMoney(part, 'USD')
  const total = formatMoney(grand_total, 'USD')
  if (advance_cash === null) {
    return [
      message('For this order: a deposit of {share}%, {first} of {total}, before production.', {
        share,
        first,
        total,
      }),
    ]
  }
  const rest = formatMoney(minus(grand_total, part), 'USD')
  const delivery = delivery_cash ?? 0
  return [
    message(
      'Agreed for this order: {share}%, {first} of {total} in advance, and {delivery}%, {rest}, on delivery.',
      { share, first, total, delivery, rest },
    ),
  ]
}

function shipping(invoice: PrintableInvoice | null): DisplayText[] {
  if (!invoice) {
    return [
      'Shipping costs are included or excluded, as agreed for the order. Delivery by air, land or sea. The destination country is stated on the invoice.',
    ]
  }
  if (!invoice.is_shipping_required) return ['No shipping is agreed for this order.']
  const country = invoice.delivery_country ? countryName(invoice.delivery_country) : message('N/A')
  return [
    'Shipping costs are included or excluded, as agreed for the order. Delivery by air, land or sea.',
    message('Destination country: {country}', { country }),
  ]
}

function oneOf(choices: Readonly<Record<string, Label>>): DisplayText {
  const names = Object.values(choices)
  const last = names.at(-1)
  return last === undefined
    ? plainText('')
    : message('{list} or {last}', { list: messageList(names.slice(0, -1)), last: message(last) })
}

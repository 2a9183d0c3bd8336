import { formatMoney, minus, percentOf } from '../../kernel/contract/money.ts'
import type { PrintableInvoice } from '../invoices/invoice-document.ts'
import { paymentMethods } from '../invoices/invoices.contract.ts'
import { type Deposits, depositFor, depositParts, depositTerms } from '../settings/deposit-terms.ts'
import type { CompanyTerms } from '../settings/settings.contract.ts'

/** The invoice types as the terms call them (specification, section 2, terms pages). */
export const saleTypes = { direct: 'Direct Sale', credit: 'Credit' } as const
export const deliveryMethods = { air: 'Air', land: 'Land', sea: 'Sea' } as const

/** What the terms are made of; without an invoice they are those of every order. */
export interface TermsFacts {
  company: Deposits & Pick<CompanyTerms, 'special_terms' | 'contact_email'>
  invoice: PrintableInvoice | null
  customerCode: string | null
}

interface Section {
  title: string
  lines: readonly string[]
}

/** The terms in words (specification, section 2, terms pages, and section 9). */
export function termSections(facts: TermsFacts): Section[] {
  const { company, invoice, customerCode } = facts
  const { invoice_type, payment_method } = invoice ?? {}
  return [
    { title: 'Invoice Type', lines: [invoice_type ? saleTypes[invoice_type] : oneOf(saleTypes)] },
    { title: 'Payment Terms', lines: [depositTerms(company), ...agreedPayment(facts)] },
    {
      title: 'Payment Methods',
      lines: [
        `Accepted: ${Object.values(paymentMethods).join(', ')}.`,
        ...(payment_method ? [`Agreed for this order: ${paymentMethods[payment_method]}.`] : []),
      ],
    },
    { title: 'Instructions', lines: specialTerms(company) },
    ...(invoice
      ? [
          {
            title: 'References',
            lines: [
              `Tracking code: ${invoice.order_no ?? 'N/A'}`,
              `Customer code: ${customerCode ?? 'N/A'}`,
              `Invoice reference: ${invoice.invoice_no ?? 'N/A'}`,
            ],
          },
        ]
      : []),
    { title: 'Shipping', lines: shipping(invoice) },
    { title: 'Taxes', lines: ['Taxes are included or excluded, as agreed for the order.'] },
    ...(company.contact_email ? [{ title: 'Contact', lines: [company.contact_email] }] : []),
  ].filter(({ lines }) => lines.length > 0)
}

/** The further terms of the settings, one per line. */
export function specialTerms({ special_terms }: Pick<CompanyTerms, 'special_terms'>): string[] {
  return (special_terms ?? '').split('\n').flatMap((line) => line.trim() || [])
}

/** What may be paid before production: the company's deposits, and the advance that the order agrees on instead. */
export function depositChoices({ company, invoice }: TermsFacts): Readonly<Record<string, string>> {
  const { advance_cash = null, delivery_cash = null } = invoice ?? {}
  const parts = depositParts(company)
  if (advance_cash === null) return parts
  return { ...parts, agreed: `${advance_cash}% in advance, ${delivery_cash ?? 0}% on delivery` }
}

/** Which of these an order asks for; none while nothing is known of it. */
export function agreedDeposit({ company, invoice }: TermsFacts): 'under' | 'over' | 'agreed' | null {
  if (!invoice?.grand_total) return null
  return invoice.advance_cash === null ? depositFor(invoice.grand_total, company) : 'agreed'
}

/** What the deposit, or the advance that was agreed instead, comes to for the order. */
function agreedPayment({ company, invoice }: TermsFacts): string[] {
  if (!invoice?.grand_total) return []
  const { grand_total, advance_cash, delivery_cash } = invoice
  const deposit = depositFor(grand_total, company) === 'over' ? company.deposit_over : company.deposit_under
  const share = advance_cash ?? deposit
  const first = percentOf(grand_total, share)
  const rest = formatMoney(minus(grand_total, first), 'USD')
  const sum = `${share}%, ${formatMoney(first, 'USD')} of ${formatMoney(grand_total, 'USD')}`
  return advance_cash === null
    ? [`For this order: a deposit of ${sum}, before production.`]
    : [`Agreed for this order: ${sum} in advance, and ${delivery_cash ?? 0}%, ${rest}, on delivery.`]
}

function shipping(invoice: PrintableInvoice | null): string[] {
  const costs = `Shipping costs are included or excluded, as agreed for the order. Delivery by ${oneOf(deliveryMethods).toLowerCase()}.`
  if (!invoice) return [`${costs} The destination country stands in the invoice.`]
  return invoice.is_shipping_required
    ? [costs, `Destination country: ${invoice.delivery_country ?? 'N/A'}`]
    : ['No shipping is agreed for this order.']
}

function oneOf(choices: Readonly<Record<string, string>>): string {
  const names = Object.values(choices)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

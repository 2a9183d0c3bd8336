import type { CompanyBlock } from '../../settings/company-block.ts'
import type { PrintableInvoice } from '../paper/invoice-document.ts'
import type { InvoiceLine } from '../invoices.contract.ts'

const company: CompanyBlock = {
  name: 'Tigris Pens',
  address: '60 Meter Street\nErbil, Iraq',
  contact_email: 'office@tigris.example',
  phones: null,
  logo: null,
  bank_name: 'Bank of Erbil',
  account_holder: 'Tigris Pens Ltd.',
  iban: 'IQ98NBIQ850123456789012',
  swift: 'NBIQIQBA',
  branch: 'Gulan',
  rate_label: 'RATE USD - 15',
  terms: 'First term.\nSecond term.',
  name_ar: null,
  address_ar: null,
  terms_ar: null,
  name_ckb: null,
  address_ckb: null,
  terms_ckb: null,
}

const line: InvoiceLine = {
  id: 1,
  product: null,
  product_item: 'Rollerball',
  product_description: 'Blue lacquer',
  product_image: null,
  quantity: 100,
  unit_price: 12.35,
  total: 1235,
  notes: null,
}

const invoice: PrintableInvoice = {
  invoice_no: 'INV-2026-00007',
  order_no: 'ORD-2026-00007',
  invoice_date: '2026-11-20',
  po_ref: 'PO-1',
  customer_name: 'Zagros Trading',
  customer_address: 'Main Road 1\nDuhok',
  customer_code: 'ZT-7',
  customer_phone: '+964 750 111 2233',
  invoice_type: 'direct',
  subtotal: 1235,
  discount: 10,
  discount_amount: 0,
  grand_total: 1111.5,
  advance_cash: 40,
  delivery_cash: 60,
  age_days: 30,
  delivery_country: null,
  is_shipping_required: false,
  payment_method: 'cash',
  status: 'issued',
  dinar_rate: null,
  dinar_rate_on: null,
  revision: 1,
  invoice_products: [line],
}

/** An issued invoice with one line and the given changes. */
export function sampleInvoice(changes: Partial<PrintableInvoice> = {}): PrintableInvoice {
  return { ...invoice, ...changes }
}

export function sampleLine(changes: Partial<InvoiceLine> = {}): InvoiceLine {
  return { ...line, ...changes }
}

export function sampleCompany(changes: Partial<CompanyBlock> = {}): CompanyBlock {
  return { ...company, ...changes }
}

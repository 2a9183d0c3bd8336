import { today } from '../../../kernel/contract/values/day.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { PrintableInvoice } from './invoice-document.ts'

/**
 * A sample invoice in the language of its paper, for the preview. It is paid by bank transfer and uses the general
 * deposit, so that all data of the company appear on it.
 */
export function sampleInvoice(t: Translate): PrintableInvoice {
  return {
    status: 'issued',
    revision: 1,
    invoice_no: 'INV-0000-00000',
    order_no: 'ORD-0000-00000',
    invoice_date: today('UTC'),
    po_ref: null,
    customer_name: t('Sample customer'),
    customer_address: t('Street\nCity'),
    customer_code: 'C-000',
    customer_phone: null,
    invoice_type: 'direct',
    payment_method: 'bank_transfer',
    is_shipping_required: false,
    delivery_country: null,
    advance_cash: null,
    delivery_cash: null,
    age_days: 30,
    subtotal: 1000,
    discount: 5,
    discount_amount: 0,
    grand_total: 950,
    dinar_rate: null,
    dinar_rate_on: null,
    invoice_products: [
      {
        ...line,
        id: 1,
        product_item: t('Ballpoint pen'),
        product_description: t('Printed in one colour'),
        quantity: 500,
        unit_price: 1.5,
        total: 750,
      },
      {
        ...line,
        id: 2,
        product_item: t('Gift box'),
        product_description: t('For one pen'),
        quantity: 100,
        unit_price: 2.5,
        total: 250,
      },
    ],
  }
}

const line = { product: null, product_image: null, notes: null } as const

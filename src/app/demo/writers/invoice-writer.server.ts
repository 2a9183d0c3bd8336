import sql from 'sql-template-tag'
import { checkAll, checkSent } from '../../../kernel/contract/checks.ts'
import { lineTotal, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import type { Keyed, Transaction } from '../../../kernel/server/database/query.ts'
import { updateRow } from '../../../kernel/server/records/records.ts'
import { order } from '../../../features/orders/orders.contract.ts'
import { syncFromInvoice } from '../../../features/orders/sync-from-invoice.server.ts'
import { roundBelow } from '../../../features/invoices/invoice-totals.ts'
import { invoiceEndpoints } from '../../../features/invoices/invoices.contract.ts'
import { createInvoice } from '../../../features/invoices/invoices.server.ts'
import type { InvoiceStory } from '../stories/invoice-story.ts'
import type { OrderStep } from '../stories/order-story.ts'

/** The current state of a product. */
export interface Goods {
  id: number
  items: string
  description: string | null
  unit_price: number | null
}

export interface Order {
  id: number
  invoice: number
  amount: number
}

/** Enters an invoice as its form would. Returns its order; null for a draft. */
export async function writeInvoice(
  tx: Transaction,
  story: InvoiceStory,
  customer: number | null,
  goods: ReadonlyMap<string, Goods>,
): Promise<Order | null> {
  const { day, by: _, order: __, lines, isRounded, ...agreed } = story
  const subtotal = sumOf(
    lines.map(({ item_code, quantity }) => lineTotal(quantity, goods.get(item_code)?.unit_price ?? 0)),
  )
  const form = checkAll(invoiceEndpoints.create.body, {
    ...agreed,
    // Some customers ask for a round total.
    discount_amount:
      isRounded && agreed.discount === 0 ? minus(subtotal, roundBelow(subtotal)[0] ?? subtotal) : 0,
    customer,
    invoice_date: day,
    invoice_products: lines.map(({ item_code, quantity, notes }) => {
      const product = goods.get(item_code)
      return {
        product: product?.id,
        product_item: product?.items,
        product_description: product?.description,
        quantity,
        unit_price: product?.unit_price,
        notes,
      }
    }),
  })
  const { id, grand_total } = await createInvoice(tx, form, syncFromInvoice)
  const order = await tx.row<Keyed>(sql`select id from invoice_tracker where invoice = ${id}`)
  return order ? { id: order.id, invoice: id, amount: grand_total ?? 0 } : null
}

/** Changes an order as its form would. */
export async function changeOrder(tx: Transaction, { id }: Order, step: OrderStep): Promise<void> {
  const form = checkSent(order.fields, {
    status: step.status,
    ...(step.notes ? { notes: step.notes } : {}),
  })
  await updateRow(tx, order, id, { values: form })
}

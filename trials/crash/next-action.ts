import { randomInt, randomUUID } from 'node:crypto'
import { customerForm } from '../../src/features/customers/testing/a-customer.ts'
import { invoiceForm } from '../../src/features/invoices/testing/an-invoice.ts'
import { productForm } from '../../src/features/products/testing/a-product.ts'
import { pictureFile } from '../../src/kernel/server/testing/a-picture.ts'
import type { Action, AcknowledgedWrites, Path, Acknowledged, Values } from './acknowledged-writes.ts'

type Living = Acknowledged & { record: Values }

const pictures = await Promise.all(Array.from({ length: 6 }, () => pictureFile('png')))

function one<T>(list: readonly T[]): T | undefined {
  return list[randomInt(Math.max(list.length, 1))]
}

function creation(path: Path, form: Values, picture?: File): Action {
  return { verb: 'create', path, form, key: randomUUID(), ...(picture && { picture }) }
}

function someLines(products: readonly Living[]): Values[] {
  return Array.from({ length: randomInt(1, 4) }, () => {
    const product = one(products)
    return {
      product: product?.id ?? null,
      product_item: String(product?.record['items'] ?? 'A line without a product'),
      quantity: randomInt(1, 9999) / 100,
      unit_price: randomInt(0, 99_999) / 100,
    }
  })
}

/** An invoice of this year or the next, so that two number sequences grow. */
function invoiceOf(customer: number, products: readonly Living[], status: 'draft' | 'issued'): Values {
  return invoiceForm({
    customer,
    status,
    invoice_date: one(['2026-03-05', '2027-01-02']),
    discount: randomInt(0, 100),
    invoice_products: someLines(products),
  })
}

const unique = () => `note ${randomUUID()}`

/** A random action, as users work. */
export function nextAction(ledger: AcknowledgedWrites): Action {
  const [customer, products] = [one(ledger.living('/customer')), ledger.living('/product')]
  const newCustomer = () => creation('/customer', customerForm())
  if (!customer) return newCustomer()
  const invoices = ledger.living('/invoice')
  const issued = invoices.filter(({ record }) => record['status'] === 'issued')

  const change = (path: Path, from: Living | undefined, form: Values): Action =>
    from ? { verb: 'change', path, id: from.id, form } : newCustomer()
  const remove = (path: Path, from: Living | undefined): Action =>
    from ? { verb: 'delete', path, id: from.id } : newCustomer()
  const without = (path: Path, field: string, among: readonly Living[]) => {
    const used = new Set(ledger.living(path).map(({ record }) => record[field]))
    return one(among.filter(({ id }) => !used.has(id)))
  }
  const usedProducts = new Set(
    invoices.flatMap(({ record }) => (record['invoice_products'] as Values[]).map((line) => line['product'])),
  )

  // An invoice with manual payments cannot be deleted.
  const withManualPayment = new Set(
    ledger
      .living('/invoice-tracker')
      .flatMap(({ record }) => (record['typed_paid'] === 0 ? [] : [record['invoice']])),
  )

  const actions: readonly (() => Action)[] = [
    newCustomer,
    () => creation('/product', productForm({ description: unique() }), one(pictures)),
    () => creation('/invoice', invoiceOf(customer.id, products, 'draft')),
    () => creation('/invoice', invoiceOf(customer.id, products, 'issued')),
    () => creation('/invoice', invoiceOf(customer.id, products, 'issued')),
    () => creation('/invoice', invoiceOf(customer.id, products, 'issued')),
    () => {
      const draft = one(invoices.filter(({ record }) => record['status'] === 'draft'))
      return change('/invoice', draft, { status: 'issued', po_ref: unique() })
    },
    // The total cannot fall below the applied vouchers.
    () => {
      const unpaid = without('/receipt-voucher', 'invoice', issued)
      return change('/invoice', unpaid, { po_ref: unique(), invoice_products: someLines(products) })
    },
    () => {
      const paid = { total_paid: randomInt(0, 99_999) / 100, status: 'Start_process', notes: unique() }
      return change('/invoice-tracker', one(ledger.living('/invoice-tracker')), paid)
    },
    () => change('/customer', customer, { work: unique() }),
    () => change('/product', one(products), { description: unique(), unit_price: randomInt(0, 9999) / 100 }),
    () => {
      const paid = one(issued)
      if (!paid) return newCustomer()
      return creation('/receipt-voucher', {
        invoice: paid.id,
        from_account: paid.record['customer'],
        subject: 'Payment',
        date: '2026-03-06',
        net_usd: randomInt(1, 9999) / 100,
      })
    },
    () => remove('/receipt-voucher', one(ledger.living('/receipt-voucher'))),
    () => {
      const unpaid = invoices.filter(({ id }) => !withManualPayment.has(id) && !ledger.printed.has(id))
      return remove('/invoice', without('/receipt-voucher', 'invoice', unpaid))
    },
    () => remove('/customer', without('/invoice', 'customer', ledger.living('/customer'))),
    () => remove('/product', one(products.filter(({ id }) => !usedProducts.has(id)))),
  ]
  return actions[randomInt(actions.length)]?.() ?? newCustomer()
}

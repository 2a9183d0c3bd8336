import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Entry } from './books-model.ts'
import { Documents } from './documents.ts'
import { paths, type Reply } from './actor.ts'

/** Changes of documents: to other days, amounts and customers; none after printing. */
export class Changes extends Documents {
  private readonly printed = new Set<Entry>()

  protected async remove() {
    const { books, random } = this
    const found = this.notCancelled('receipt_voucher', 'payment_voucher', 'petty_cash', 'account_transfer')
    if (found.length === 0) return
    const entry = random.one(found)
    const answer = await this.writer().delete<Reply>(`${paths[entry.kind]}/${entry.document}`)
    if (!this.did(`delete ${entry.kind}`, answer)) return
    this.assertNotPrinted(entry)
    for (const one of [...this.roundingTakenBack(entry), entry]) books.remove(one)
    if (entry.kind !== 'petty_cash' || random.percent(50)) return
    const back = await this.post('undo', '/history/undo-deletion', {
      resource: entry.kind,
      id: entry.document,
    })
    if (back) books.entries.add(entry)
  }

  /** Changes the day or, if nothing depends on the document, the amount. */
  protected async change() {
    const { books, random } = this
    const found = this.notCancelled('receipt_voucher', 'payment_voucher', 'petty_cash', 'invoice')
    if (found.length === 0) return
    const entry = random.one(found)
    const path = `${paths[entry.kind]}/${entry.document}`
    if (entry.kind === 'invoice' && books.of(entry).length === 0 && random.percent(50)) {
      const usd = this.amount()
      const lines = [{ product_item: 'Pens', quantity: 1, unit_price: usd / 100 }]
      if (this.did('change amount', await this.writer().put<Reply>(path, { invoice_products: lines })))
        entry.usd = usd
      return
    }
    const day = this.day()
    const form = { [entry.kind === 'invoice' ? 'invoice_date' : 'date']: day, below_zero: true }
    if (!this.did('change day', await this.writer().put<Reply>(path, form))) return
    if (day !== entry.day) this.assertNotPrinted(entry)
    const age = (Date.parse(entry.due) - Date.parse(entry.day)) / 86_400_000
    books.move(entry, day)
    entry.due = entry.kind === 'invoice' ? addDays(day, age) : day
  }

  /** Prints receipts and payments; afterwards their money cannot change. */
  protected async print() {
    const found = this.notCancelled('receipt_voucher', 'payment_voucher')
    if (found.length === 0) return
    const entry = this.random.one(found)
    if (!(await this.post('print', `${paths[entry.kind]}/${entry.document}/printed`, {}))) return
    this.printed.add(entry)
  }

  private assertNotPrinted(entry: Entry) {
    if (this.printed.has(entry))
      throw new Error(`${entry.kind} ${entry.document} was printed, and has changed.`)
  }

  /** Lowers a receipt or an invoice; amounts that a receipt no longer covers are unapplied. */
  protected async lower() {
    const found = this.notCancelled('receipt_voucher', 'invoice').filter(
      (one) => Math.abs(one.usd) > 1 && !this.roundings.has(one) && !this.manualPayments.has(one),
    )
    if (found.length === 0) return
    const entry = this.random.one(found)
    await (entry.kind === 'invoice' ? this.lowerInvoice(entry) : this.lowerReceipt(entry))
  }

  private async lowerInvoice(entry: Entry) {
    const usd = this.random.whole(1, entry.usd - 1)
    const lines = [{ product_item: 'Pens', quantity: 1, unit_price: usd / 100 }]
    const answer = await this.writer().put<Reply>(`/invoice/${entry.document}`, { invoice_products: lines })
    // The bad debts of the lowered invoice would have to be applied elsewhere.
    if (this.did('lower invoice', answer)) entry.usd = usd
  }

  private async lowerReceipt(entry: Entry) {
    const { books, random } = this
    const path = `/receipt-voucher/${entry.document}`
    const { body } = await this.writer().get<Record<string, number | null>>(path)
    const field = ['amount_usd_advance', 'amount_usd_final'].find((name) => (body[name] ?? 0) > 0)
    if (field === undefined || (body['rate'] ?? null) !== null) return
    const debits = new Set(books.of(entry).map(({ debit }) => debit))
    const [only] = debits
    const applied = -entry.usd - books.open(entry)
    // Of several debts the newest is unapplied first, and the model does not know which one that is.
    const least = debits.size === 1 && only && only.kind !== 'payment_voucher' ? 1 : Math.max(1, applied)
    if (least >= -entry.usd) return
    const usd = random.whole(least, -entry.usd - 1)
    const answer = await this.writer().put<Reply>(path, { [field]: usd / 100, below_zero: true })
    if (!this.did('lower receipt', answer)) return
    this.assertNotPrinted(entry)
    entry.usd = -usd
    entry.cashBoxes = entry.cashBoxes.map(({ cashBox }) => ({ cashBox, amount: usd }))
    if (applied > usd && only) books.unapply(only, entry, applied - usd)
  }

  /** Moves an invoice to another customer, if only manual payments were ever applied to it. */
  protected async moveToCustomer() {
    const { books, random, scenario } = this
    const found = this.notCancelled('invoice')
    if (found.length === 0) return
    const entry = random.one(found)
    const customer = random.one(scenario.customers.filter((one) => one !== entry.customer))
    const path = `/invoice/${entry.document}`
    if (!this.did('move to customer', await this.writer().put<Reply>(path, { customer }))) return
    const others = books.of(entry).filter(({ credit }) => credit.kind !== 'typed_payment')
    if (others.length > 0) throw new Error(`${path} has another customer than what is applied to it.`)
    for (const { credit } of books.of(entry)) credit.customer = customer
    entry.customer = customer
  }
}

import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Entry } from './books-model.ts'
import { Changes } from './changes.ts'
import { daysBack, named, paths, type Reply } from './actor.ts'

/** All actions: create documents, change them, and use them later. */
export class Actions extends Changes {
  /** Enters a manual payment, sometimes with a write-off. */
  private async enterManualPayment() {
    const { books, random } = this
    const invoices = this.notCancelled('invoice')
    if (invoices.length === 0) return
    const invoice = random.one(invoices)
    const had = this.manualPayments.get(invoice)
    const room = books.open(invoice) + (had ? -had.usd : 0)
    if (room <= 0) return
    const paid = random.whole(0, room)
    const writtenOff = random.percent(40) ? random.whole(0, room - paid) : 0
    // The customer's own opening balance counts as paid, too.
    const received = books
      .of(invoice)
      .filter(({ credit }) => ['receipt_voucher', 'opening'].includes(credit.kind))
      .reduce((all, { usd }) => all + usd, 0)
    const answer = await this.writer().put<Reply>(`/invoice-tracker/${this.orders.get(invoice)}`, {
      total_paid: (received + paid) / 100,
      outstanding: (room - paid - writtenOff) / 100,
    })
    if (!this.did('manual payment', answer)) return
    if (had) books.remove(had)
    this.manualPayments.delete(invoice)
    if (paid + writtenOff === 0) return
    const { customer, document } = invoice
    const day = books.today()
    const entry = books.add({ kind: 'typed_payment', document, day, customer, usd: -(paid + writtenOff) })
    books.apply(invoice, entry, paid + writtenOff)
    this.manualPayments.set(invoice, entry)
  }

  private async useCredit() {
    const { books, random, scenario } = this
    const debts = this.notCancelled('invoice', 'opening').filter((one) => one.usd > 0)
    if (debts.length === 0) return
    const debt = random.one(debts)
    const path = `${paths[debt.kind]}/${debt.document}/use-on-account`
    // Both at once: the second finds no unapplied credit or nothing due.
    const answers = await Promise.all(
      (random.percent(30) ? scenario.writers : [this.writer()]).map((api) => api.post<Reply>(path)),
    )
    const used = answers.map((answer) => this.did('use on account', answer)).filter((one) => one !== null)
    const taken = books.allocate(debt, { on: books.today() })
    if (used.length !== (taken > 0 ? 1 : 0)) throw new Error(`${path}: ${used.length} took ${taken}.`)
  }

  private async split() {
    const { books, random } = this
    const receipts = this.notCancelled('receipt_voucher').filter((one) => !this.roundings.has(one))
    if (receipts.length === 0) return
    const receipt = random.one(receipts)
    const debts = this.debtsOf(receipt.customer)
    let left = -receipt.usd - this.appliedElsewhere(receipt)
    const wanted = new Map<Entry, number>()
    for (const debt of debts) {
      const most = Math.min(left, books.open(debt) + books.amountApplied(debt, receipt))
      const part = random.percent(60) ? random.whole(0, Math.max(0, most)) : 0
      if (part > 0) wanted.set(debt, part)
      left -= part
    }
    const allocations = [...wanted].map(([debt, part]) => ({ ...named(debt), amount_usd: part / 100 }))
    const path = `/receipt-voucher/${receipt.document}/settlements`
    if (!this.did('split', await this.writer().put<Reply>(path, { allocations }))) return
    const changes = debts.map(
      (debt) => [debt, (wanted.get(debt) ?? 0) - books.amountApplied(debt, receipt)] as const,
    )
    for (const [debt, change] of changes) if (change < 0) books.unapply(debt, receipt, -change)
    for (const [debt, change] of changes) if (change > 0) books.apply(debt, receipt, change, books.today())
  }

  /**
   * The part of a receipt that is applied to something other than invoices and opening balances, and cannot be
   * unapplied.
   */
  private appliedElsewhere(receipt: Entry): number {
    return this.books
      .of(receipt)
      .filter(({ debit }) => debit.kind !== 'invoice' && debit.kind !== 'opening')
      .reduce((all, { usd }) => all + usd, 0)
  }

  private async cancel() {
    await this.cancelOneOf(this.notCancelled(...Object.keys(paths)))
  }

  /** The amount written off is due again, and manual payments are reallocated. */
  private async cancelBadDebt() {
    await this.cancelOneOf(this.notCancelled('bad_debt'))
  }

  private async cancelOneOf(found: readonly Entry[]) {
    const { books, random, scenario } = this
    if (found.length === 0) return
    const entry = random.one(found)
    const form = {
      reason: 'A mistake',
      below_zero: true,
      ...(random.percent(40) ? { date: addDays(books.today(), -random.whole(0, 20)) } : {}),
    }
    const path = `${paths[entry.kind]}/${entry.document}/cancel`
    const together = random.percent(20)
    const answers = await Promise.all(
      (together ? scenario.writers : [this.writer()]).map((api) => api.post<Reply>(path, form)),
    )
    const cancelled = answers
      .map((answer) => this.did(`cancel ${entry.kind}`, answer))
      .filter((one) => one !== null)
    if (cancelled.length > 1) throw new Error(`${path} was cancelled twice.`)
    const on = cancelled[0]?.['cancelled_on']
    if (on === undefined) return
    if (entry.usd > 0 && entry.kind !== 'payment_voucher') this.release(entry, String(on))
    books.reverse(entry, String(on))
    // The cash rounding of a cancelled receipt is reversed with it.
    for (const one of this.roundingTakenBack(entry)) books.reverse(one, String(on))
  }

  /** Cancelling a debt unapplies what is applied to it, and its cash rounding is no longer written off. */
  private release(debt: Entry, on: string) {
    const { books } = this
    const receipts = new Set(books.of(debt).map(({ credit }) => credit))
    books.release(debt, on)
    const manualPayment = this.manualPayments.get(debt)
    if (manualPayment) books.reverse(manualPayment, on)
    this.manualPayments.delete(debt)
    for (const receipt of receipts) {
      const rounding = this.roundings.get(receipt)
      if (rounding === undefined || books.open(receipt) === 0) continue
      this.roundings.delete(receipt)
      const [cashBox] = receipt.cashBoxes
      const closed =
        [books.closedThrough, books.cashBoxClosedThrough.get(cashBox?.cashBox ?? 0) ?? ''].toSorted()[1] ?? ''
      if (receipt.day > closed && on <= receipt.day) receipt.usd += rounding
      else {
        const { document, customer } = receipt
        const back = books.add({ kind: 'coins', document, customer, usd: rounding, day: on })
        if (rounding > 0) books.apply(back, receipt, rounding, on)
      }
    }
  }

  private async closeCashBox() {
    const { books, random, scenario } = this
    const { id } = random.one([scenario.usd, scenario.iqd])
    const unit = id === scenario.usd.id ? 100 : 1
    const day = addDays(books.today(), -random.whole(10, daysBack))
    const expected = books.inCashBox(id, day)
    const counted = Math.max(0, expected + random.whole(0, 3) * unit)
    const form = { account: id, date: day, counted: counted / unit, reason: 'Counted' }
    const data = await this.post('close box', '/cash-close', form)
    if (!data) return
    books.add({
      kind: 'cash_close',
      document: data.id,
      day,
      cashBoxes: [{ cashBox: id, amount: counted - expected }],
    })
    books.cashBoxClosedThrough.set(id, day)
  }

  private async closeBooks() {
    const { books, random } = this
    const until = addDays(books.today(), -random.whole(15, daysBack))
    if (await this.post('close books', '/books/close', { until })) books.closedThrough = until
  }

  private async reopenBooks() {
    const form = { until: null, reason: 'A slip was found' }
    if (await this.post('reopen books', '/books/reopen', form)) this.books.closedThrough = ''
  }

  /** Performs actions, and checks after each that closed days are unchanged. */
  async live(actions: number): Promise<void> {
    const writing = [
      this.invoice,
      this.invoice,
      this.invoice,
      this.receipt,
      this.receipt,
      this.receipt,
      this.note,
      this.note,
      this.payment,
      this.payment,
      this.pettyCash,
      this.transfer,
      this.opening,
      this.badDebt,
      this.badDebt,
      this.badDebt,
      this.enterManualPayment,
      this.enterManualPayment,
      this.useCredit,
      this.useCredit,
      this.split,
      this.cancel,
      this.cancel,
      this.cancel,
      this.remove,
      this.change,
      this.lower,
      this.lower,
      this.moveToCustomer,
      this.print,
      this.cancelBadDebt,
      this.cancelBadDebt,
    ]
    const closing = [this.closeCashBox, this.closeBooks, this.reopenBooks]
    for (let action = 1; action <= actions; action++) {
      if (this.random.percent(8)) {
        await this.random.one(closing).call(this)
        continue
      }
      const before = this.books.closedDays()
      const chosen = this.random.one(writing)
      await chosen.call(this)
      if (this.books.closedDays() !== before) {
        throw new Error(`Action ${action} (${chosen.name}) changed a closed day.`)
      }
    }
  }
}

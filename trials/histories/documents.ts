import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Entry } from './books-model.ts'
import { cents, type Data, named, Actor, rate } from './actor.ts'

/** New documents of all kinds, sent to the product and, if accepted, added to the model. */
export class Documents extends Actor {
  protected async invoice() {
    const [customer, day, usd, age] = [this.customer(), this.day(), this.amount(), this.random.whole(0, 30)]
    const data = await this.post('invoice', '/invoice', {
      customer,
      invoice_date: day,
      invoice_type: 'direct',
      payment_method: 'cash',
      age_days: age,
      unusual_date: true,
      invoice_products: [{ product_item: 'Pens', quantity: 1, unit_price: usd / 100 }],
    })
    if (!data) return
    const entry = this.books.add({
      kind: 'invoice',
      document: data.id,
      day,
      due: addDays(day, age),
      customer,
      usd,
    })
    const orders = await this.scenario.writers[0].get<{ results: { id: number }[] }>(
      `/invoice-tracker?invoice=${data.id}`,
    )
    this.orders.set(entry, orders.body.results[0]?.id ?? 0)
  }

  protected async receipt() {
    const { books, random } = this
    const customer = this.customer()
    const open = this.debtsOf(customer).filter((one) => books.open(one) > 0)
    const debt = open.length > 0 && random.percent(80) ? random.one(open) : null
    const inFull = debt !== null && random.percent(30)
    const day = this.day()
    let form: object
    let value: number
    if (inFull || random.percent(40)) {
      const wanted = inFull ? books.open(debt) : this.amount()
      const iqd = Math.max(1, Math.round((wanted / 100) * (rate / 250))) * 250
      value = Math.round((iqd * 100) / rate)
      form = { iqd, rate, iqd_account: this.scenario.iqd.name }
    } else {
      value = this.amount()
      form = { usd: value / 100, usd_account: this.scenario.usd.name }
    }
    const share = debt ? Math.min(books.open(debt), value, this.amount()) : 0
    const data = await this.post('receipt', '/receipt', {
      customer,
      date: day,
      ...form,
      ...(inFull ? { settles: [debt.kind === 'invoice' ? debt.document : named(debt)] } : {}),
      ...(debt && !inFull ? { allocations: [{ ...named(debt), amount_usd: share / 100 }] } : {}),
    })
    if (!data) return
    const [voucher] = data['vouchers'] as Data[]
    const rounding = cents(data['rounding_usd'])
    const amount = 'iqd' in form ? Number(form.iqd) : value
    const cashBox = 'iqd' in form ? this.scenario.iqd.id : this.scenario.usd.id
    const entry = books.add({
      kind: 'receipt_voucher',
      document: voucher?.id ?? 0,
      day,
      customer,
      usd: -(value + rounding),
      cashBoxes: [{ cashBox, amount }],
    })
    if (rounding !== 0) this.roundings.set(entry, rounding)
    // Without stated debts, the oldest due comes first.
    const shares: [Entry, number][] =
      debt && !inFull ? [[debt, share]] : inFull ? [[debt, Math.min(books.open(debt), value + rounding)]] : []
    if (!debt) {
      const place = ({ due, kind, document }: Entry) =>
        `${due} ${kind === 'opening' ? 0 : 1} ${String(document).padStart(9, '0')}`
      const oldest = open.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
      let left = value
      for (const one of oldest) {
        const part = Math.min(left, books.open(one))
        shares.push([one, part])
        left -= part
      }
    }
    for (const [to, part] of shares) books.apply(to, entry, part)
  }

  protected async note() {
    const { books, random } = this
    const invoices = this.notCancelled('invoice')
    const about = invoices.length > 0 && random.percent(60) ? random.one(invoices) : null
    const customer = about?.customer ?? this.customer()
    const [day, usd] = [this.day(), this.amount(about ? Math.max(1, Math.round(about.usd / 2)) : 8000)]
    const data = await this.post('credit note', '/credit-note', {
      customer,
      invoice: about?.document ?? null,
      date: day,
      reason: 'goodwill',
      lines: [{ description: 'Goodwill', quantity: 1, unit_price: usd / 100 }],
    })
    if (!data) return
    const entry = books.add({ kind: 'credit_note', document: data.id, day, customer, usd: -usd })
    if (about) books.allocate(entry, { only: [about] })
  }

  protected async payment() {
    const { books, random, scenario } = this
    const customer = random.percent(60) ? this.customer() : null
    const day = this.day()
    const there = customer === null ? 20_000 : books.openOf([customer], '9999-12-31').onAccount
    const usd = this.amount(Math.max(1, there))
    const data = await this.post(customer === null ? 'payment' : 'refund', '/payment-voucher', {
      subject: 'Money out',
      to: 'Someone',
      from_field: scenario.usd.name,
      date: day,
      customer,
      amount_usd: usd / 100,
      below_zero: true,
    })
    if (!data) return
    const entry = books.add({
      kind: 'payment_voucher',
      document: data.id,
      day,
      customer,
      usd: customer === null ? 0 : usd,
      cashBoxes: [{ cashBox: scenario.usd.id, amount: -usd }],
    })
    if (customer !== null) books.allocate(entry)
  }

  protected async pettyCash() {
    const [day, amount] = [this.day(), this.random.whole(1, 80) * 250]
    const data = await this.post('petty cash', '/petty-cash', {
      project_name: 'Tea',
      project_amount: amount,
      receipt_no: `B-${this.random.whole(1, 1e9)}-${++this.number}`,
      receipt_form: 'Paper size',
      account: this.scenario.iqd.id,
      date: day,
      below_zero: true,
    })
    if (!data) return
    const cashBoxes = [{ cashBox: this.scenario.iqd.id, amount: -amount }]
    this.books.add({ kind: 'petty_cash', document: data.id, day, cashBoxes })
  }

  protected async transfer() {
    const { usd, iqd } = this.scenario
    const [day, out, into] = [this.day(), this.amount(), this.random.whole(1, 400) * 250]
    const data = await this.post('transfer', '/account-transfer', {
      subject: 'Changed',
      date: day,
      from_account: usd.id,
      amount_out: out / 100,
      to_account: iqd.id,
      amount_in: into,
      below_zero: true,
      unusual_rate: true,
    })
    if (!data) return
    const cashBoxes = [
      { cashBox: usd.id, amount: -out },
      { cashBox: iqd.id, amount: into },
    ]
    this.books.add({ kind: 'account_transfer', document: data.id, day, cashBoxes })
  }

  protected async opening() {
    const customer = this.customer()
    const [day, usd] = [this.day(), this.amount() * (this.random.percent(70) ? 1 : -1)]
    const due = addDays(day, this.random.whole(0, 30))
    const data = await this.post('opening', '/opening', {
      customer,
      number: `O-${this.random.whole(1, 1e9)}`,
      date: day,
      due_date: due,
      amount_usd: usd / 100,
    })
    if (data) this.books.add({ kind: 'opening', document: data.id, day, due, customer, usd })
  }

  protected async badDebt() {
    const { books, random } = this
    const owing = this.notCancelled('invoice').filter((one) => books.open(one) > 0)
    if (owing.length === 0) return
    const debt = random.one(owing)
    const day = [this.day(), debt.day].toSorted()[1] ?? debt.day
    const usd = this.amount(books.open(debt))
    const form = {
      customer: debt.customer,
      invoice: debt.document,
      date: day,
      amount_usd: usd / 100,
      reason: 'Gone',
    }
    const data = await this.post('bad debt', '/bad-debt', form)
    if (!data) return
    const entry = books.add({ kind: 'bad_debt', document: data.id, day, customer: debt.customer, usd: -usd })
    books.apply(debt, entry, usd)
  }
}

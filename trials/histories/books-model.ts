/** The effect of a document: on a customer's account in cents, and on cash boxes in cents or dinars. */
export interface Entry {
  kind: string
  document: number
  /** The reversed entry, which has the same kind and document. */
  reverses: Entry | null
  customer: number | null
  usd: number
  day: string
  due: string
  cashBoxes: { cashBox: number; amount: number }[]
}

interface Settlement {
  debit: Entry
  credit: Entry
  day: string
  usd: number
}

const later = (...days: string[]) => days.toSorted().at(-1) ?? ''
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A model of the ledger, independent of the product: entries, settlements with their days, and closed days. */
export class Books {
  readonly entries = new Set<Entry>()
  readonly settlements = new Set<Settlement>()
  /** The last closed day of all books, and of each cash box by its key. */
  closedThrough = ''
  readonly cashBoxClosedThrough = new Map<number, string>()
  readonly today: () => string

  constructor(today: () => string) {
    this.today = today
  }

  add(entry: Omit<Entry, 'reverses' | 'cashBoxes' | 'customer' | 'usd' | 'due'> & Partial<Entry>): Entry {
    const whole = { reverses: null, cashBoxes: [], customer: null, usd: 0, due: entry.day, ...entry }
    this.entries.add(whole)
    return whole
  }

  remove(entry: Entry): void {
    this.entries.delete(entry)
    for (const s of this.of(entry)) this.settlements.delete(s)
  }

  find(kind: string, document: number): Entry {
    const found = [...this.entries].find(
      (entry) => entry.kind === kind && entry.document === document && !entry.reverses,
    )
    if (!found) throw new Error(`The model has no ${kind} ${document}.`)
    return found
  }

  reversalOf(entry: Entry): Entry | undefined {
    return [...this.entries].find(({ reverses }) => reverses === entry)
  }

  of(entry: Entry): Settlement[] {
    return [...this.settlements].filter(({ debit, credit }) => debit === entry || credit === entry)
  }

  /** The open amount of an entry at the end of a day. */
  openOn(entry: Entry, on: string): number {
    if (entry.day > on) return 0
    return (
      Math.abs(entry.usd) -
      sum(
        this.of(entry)
          .filter(({ day }) => day <= on)
          .map(({ usd }) => usd),
      )
    )
  }

  open(entry: Entry): number {
    return this.openOn(entry, '9999-12-31')
  }

  /** The amount of a credit applied to a debit, over all days. */
  amountApplied(debit: Entry, credit: Entry): number {
    return sum(
      this.of(debit)
        .filter((s) => s.credit === credit)
        .map(({ usd }) => usd),
    )
  }

  /** The days on which amounts applied to the debit or from the credit were unapplied. */
  private unappliedOn(debit: Entry, credit: Entry, until = '9999-12-31'): string[] {
    return [...this.settlements]
      .filter((s) => s.usd < 0 && s.day <= until && (s.debit === debit || s.credit === credit))
      .map(({ day }) => day)
  }

  apply(debit: Entry, credit: Entry, usd: number, on = ''): void {
    // An amount that was unapplied elsewhere is free from that day on.
    const day = later(debit.day, credit.day, on, ...(usd > 0 ? this.unappliedOn(debit, credit) : []))
    if (usd !== 0) this.put({ debit, credit, day, usd })
  }

  private put(settlement: Settlement): void {
    const { debit, credit, day, usd } = settlement
    const there = this.of(debit).find((s) => s.credit === credit && s.day === day)
    if (there) there.usd += usd
    else this.settlements.add(settlement)
    if (there?.usd === 0) this.settlements.delete(there)
  }

  private closedFor(entry: Entry): string {
    return later(
      this.closedThrough,
      ...entry.cashBoxes.map(({ cashBox }) => this.cashBoxClosedThrough.get(cashBox) ?? ''),
    )
  }

  /** Unapplies an amount. What is in closed days stays and is reversed today; the rest is removed. */
  unapply(debit: Entry, credit: Entry, much: number): void {
    const shown = later(this.closedFor(debit), this.closedFor(credit))
    const pair = this.of(debit).filter((s) => s.credit === credit)
    let rest = much
    for (const s of pair
      .filter(({ usd, day }) => usd > 0 && day > shown)
      .toSorted((one, other) => (one.day < other.day ? 1 : -1))) {
      const part = Math.min(rest, s.usd)
      s.usd -= part
      rest -= part
      if (s.usd === 0) this.settlements.delete(s)
    }
    const left = this.of(debit).filter((s) => s.credit === credit)
    if (rest > 0) this.apply(debit, credit, -rest, later(this.today(), ...left.map(({ day }) => day)))
  }

  /** Applies an entry to the open ones of the other side, oldest first; returns the applied amount. */
  allocate(entry: Entry, { only, on }: { only?: Entry[]; on?: string } = {}): number {
    let taken = 0
    const others = (only ?? [...this.entries]).filter(
      ({ customer, usd }) => customer === entry.customer && Math.sign(usd) === -Math.sign(entry.usd),
    )
    const name = ({ day, kind, document }: Entry) => [day, kind, document] as const
    for (const other of others.toSorted((a, b) => {
      const [[day, kind, key], [day2, kind2, key2]] = [name(a), name(b)]
      return day < day2 ? -1 : day > day2 ? 1 : kind > kind2 ? -1 : kind < kind2 ? 1 : key - key2
    })) {
      const much = Math.min(this.open(entry), this.open(other))
      if (much <= 0) continue
      const [debit, credit] = entry.usd > 0 ? [entry, other] : [other, entry]
      this.apply(debit, credit, much, on)
      taken += much
    }
    return taken
  }

  /** Unapplies everything from an entry on a day. */
  release(entry: Entry, on: string): void {
    const pairs = new Map<Entry, { days: string[]; usd: number }>()
    for (const s of this.of(entry)) {
      const other = s.debit === entry ? s.credit : s.debit
      const pair = pairs.get(other) ?? { days: [], usd: 0 }
      pairs.set(other, { days: [...pair.days, s.day], usd: pair.usd + s.usd })
    }
    for (const [other, { days, usd }] of pairs) {
      const [debit, credit] = entry.usd > 0 ? [entry, other] : [other, entry]
      this.apply(debit, credit, -usd, later(on, ...days))
    }
  }

  reverse(entry: Entry, on: string): void {
    this.release(entry, on)
    const cashBoxes = entry.cashBoxes.map(({ cashBox, amount }) => ({ cashBox, amount: -amount }))
    const back = this.add({
      ...entry,
      reverses: entry,
      usd: -entry.usd,
      day: later(entry.day, on),
      cashBoxes,
    })
    const [debit, credit] = entry.usd > 0 ? [entry, back] : [back, entry]
    this.apply(debit, credit, Math.abs(entry.usd), back.day)
  }

  /**
   * Moves an entry to another day: amounts applied on the later of both days move along; none is applied before it, nor
   * before it was unapplied elsewhere.
   */
  move(entry: Entry, day: string): void {
    const was = entry.day
    entry.day = day
    const moving = this.of(entry).flatMap((s) => {
      const other = s.debit === entry ? s.credit : s.debit
      const to = later(day, other.day, ...(s.usd > 0 ? this.unappliedOn(s.debit, s.credit, s.day) : []))
      const goes = s.day < later(day, other.day) || s.day === later(was, other.day)
      return goes && s.day !== to ? [{ s, to }] : []
    })
    for (const { s } of moving) this.settlements.delete(s)
    for (const { s, to } of moving) this.put({ ...s, day: to })
  }

  balanceOn(customers: readonly number[], on: string): number {
    const theirs = [...this.entries].filter(
      ({ customer, day }) => customer !== null && customers.includes(customer) && day <= on,
    )
    return sum(theirs.map(({ usd }) => usd))
  }

  /**
   * The open amounts of customers at the end of a day: debts with their open amounts, and the total of unapplied
   * credit.
   */
  openOf(customers: readonly number[], on: string): { debts: Map<Entry, number>; onAccount: number } {
    const debts = new Map<Entry, number>()
    let onAccount = 0
    for (const entry of this.entries) {
      if (entry.customer === null || !customers.includes(entry.customer)) continue
      const open = this.openOn(entry, on)
      if (open < 0) throw new Error(`On ${on} more than all of ${entry.kind} ${entry.document} is applied.`)
      if (entry.usd > 0 && open !== 0) debts.set(entry, open)
      if (entry.usd < 0) onAccount += open
    }
    return { debts, onAccount }
  }

  inCashBox(cashBox: number, on: string): number {
    const moved = [...this.entries].filter(({ day }) => day <= on).flatMap(({ cashBoxes }) => cashBoxes)
    return sum(moved.filter((one) => one.cashBox === cashBox).map(({ amount }) => amount))
  }

  /** The state of all closed days as text; no action may change it. */
  closedDays(): string {
    const name = ({ kind, document, reverses }: Entry) => `${kind} ${document}${reverses ? ' back' : ''}`
    const entries = [...this.entries].flatMap((entry) => [
      ...(entry.day <= this.closedThrough
        ? [`${name(entry)} ${entry.day} ${entry.customer} ${entry.usd} ${entry.due}`]
        : []),
      ...entry.cashBoxes
        .filter(
          ({ cashBox }) =>
            entry.day <= later(this.closedThrough, this.cashBoxClosedThrough.get(cashBox) ?? ''),
        )
        .map(({ cashBox, amount }) => `${name(entry)} ${entry.day} in ${cashBox}: ${amount}`),
    ])
    const settlements = [...this.settlements]
      .filter(({ day }) => day <= this.closedThrough)
      .map(({ debit, credit, day, usd }) => `${name(debit)} by ${name(credit)} ${day} ${usd}`)
    return [...entries, ...settlements].toSorted().join('\n')
  }
}

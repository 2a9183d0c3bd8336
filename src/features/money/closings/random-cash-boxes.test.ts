import { randomInt } from 'node:crypto'
import Big from 'big.js'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import type { Answer, Saved } from '../../../kernel/server/testing/api-client.ts'

type Answered = Answer<Saved<{ id: number }>>
/** The effects of a document on cash boxes: amount and day. */
type Effects = { box: number; day: string; amount: number }[]

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const actions = 90
const one = <T>(of: readonly T[]): T => of[randomInt(of.length)] as T

/** An independent model: documents with their effects, and the last closed day of each cash box. */
class Model {
  readonly documents = new Map<string, Effects>()
  readonly closedUntil = new Map<number, string>()
  sumOf(cashBox: number, until: string): number {
    return [...this.documents.values()]
      .flat()
      .filter((effect) => effect.box === cashBox && effect.day <= until)
      .reduce((sum, { amount }) => sum.plus(amount), Big(0))
      .toNumber()
  }
  isOpen(effects: Effects): boolean {
    return effects.every(({ box: cashBox, day }) => day > (this.closedUntil.get(cashBox) ?? ''))
  }
}

test('after random histories each cash book ends with its balance, and both equal a model', async () => {
  const model = new Model()
  const cashBoxes: { id: number; name: string; currency: Currency }[] = []
  for (const [index, currency] of (['USD', 'IQD', 'USD', 'IQD'] as const).entries()) {
    const form = { name: `Random ${index}`, currency, opening_balance: 0 }
    cashBoxes.push({
      ...form,
      id: (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data.id,
    })
  }
  let number = 0
  const payment = (cashBox: (typeof cashBoxes)[number], amount: number, day: string) => ({
    form: {
      voucher_no: ++number,
      subject: 'x',
      to: 'x',
      from_field: cashBox.name,
      date: day,
      [cashBox.currency === 'USD' ? 'amount_usd' : 'amount_iqd']: amount,
    },
    effects: [{ box: cashBox.id, day, amount: -amount }],
  })
  /** Compares the reply with what the model expects. */
  const expectAnswer = ({ status, body }: Answered, isAllowed: boolean) => {
    expect(status, JSON.stringify(body)).toBe(
      isAllowed ? (status === 201 ? 201 : status === 204 ? 204 : 200) : 422,
    )
  }

  const write = async () => {
    const { form, effects } = payment(one(cashBoxes), randomInt(1, 900), addDays(now, -randomInt(4)))
    const answer = await api.post<Saved<{ id: number }>>('/payment-voucher', form)
    expectAnswer(answer, model.isOpen(effects))
    if (answer.status === 201) model.documents.set(`/payment-voucher/${answer.body.data.id}`, effects)
  }
  const move = async () => {
    const [from, to] = [one(cashBoxes), one(cashBoxes)]
    if (from.id === to.id) return
    const [out, day] = [randomInt(1, 900), addDays(now, -randomInt(4))]
    const into = from.currency === to.currency ? out : randomInt(1, 900)
    const effects = [
      { box: from.id, day, amount: -out },
      { box: to.id, day, amount: into },
    ]
    const form = {
      subject: 'x',
      date: day,
      from_account: from.id,
      amount_out: out,
      to_account: to.id,
      amount_in: into,
    }
    const answer = await api.post<Saved<{ id: number }>>('/account-transfer', form)
    expectAnswer(answer, model.isOpen(effects))
    if (answer.status === 201) model.documents.set(`/account-transfer/${answer.body.data.id}`, effects)
  }
  const change = async () => {
    const paths = [...model.documents.keys()].filter((path) => path.startsWith('/payment'))
    if (paths.length === 0) return
    const path = one(paths)
    const { form, effects } = payment(one(cashBoxes), randomInt(1, 900), addDays(now, -randomInt(4)))
    const { voucher_no: _, ...changes } = { amount_usd: null, amount_iqd: null, ...form }
    const isAllowed = model.isOpen([...(model.documents.get(path) ?? []), ...effects])
    expectAnswer(await api.put(path, changes), isAllowed)
    if (isAllowed) model.documents.set(path, effects)
  }
  const remove = async () => {
    const paths = [...model.documents.keys()].filter((path) => !path.startsWith('/cash'))
    if (paths.length === 0) return
    const path = one(paths)
    const isAllowed = model.isOpen(model.documents.get(path) ?? [])
    expectAnswer(await api.delete(path), isAllowed)
    if (isAllowed) model.documents.delete(path)
  }
  const closeDay = async () => {
    const [{ id }, day] = [one(cashBoxes), addDays(now, -randomInt(4))]
    const difference = randomInt(0, 3)
    const expected = model.sumOf(id, day)
    const counted = Math.max(0, expected + difference)
    const isAllowed = day > (model.closedUntil.get(id) ?? '')
    const form = { account: id, date: day, counted, reason: 'Counted' }
    const answer = await api.post<Saved<{ id: number; difference: number }>>('/cash-close', form)
    expectAnswer(answer, isAllowed)
    if (!isAllowed) return
    expect(answer.body.data.difference).toBe(counted - expected)
    model.documents.set(`/cash-close/${answer.body.data.id}`, [{ box: id, day, amount: counted - expected }])
    model.closedUntil.set(id, day)
  }
  const reopen = async () => {
    const paths = [...model.documents.keys()].filter((path) => path.startsWith('/cash'))
    if (paths.length === 0) return
    const path = one(paths)
    const [effect] = model.documents.get(path) ?? []
    if (!effect) return
    const isAllowed = model.closedUntil.get(effect.box) === effect.day
    expectAnswer(await api.post(`${path}/reopen`, { reason: 'A slip was found' }), isAllowed)
    if (!isAllowed) return
    model.documents.delete(path)
    const before = [...model.documents]
      .filter(([key]) => key.startsWith('/cash'))
      .flatMap(([, effects]) => effects)
    const days = before.filter(({ box: cashBox }) => cashBox === effect.box).map(({ day }) => day)
    model.closedUntil.set(effect.box, days.toSorted().at(-1) ?? '')
  }

  for (let action = 0; action < actions; action++)
    await one([write, write, write, move, move, change, remove, closeDay, reopen])()
  for (const { id } of cashBoxes) {
    const { balance } = (await api.get<{ balance: number }>(`/bank-account/${id}`)).body
    const book = (
      await api.get<{ closing: number; entries: { balance: number }[] }>(`/bank-account/${id}/cash-book`)
    ).body
    const expected = model.sumOf(id, now)
    expect([balance, book.closing, book.entries.at(-1)?.balance ?? 0]).toEqual([expected, expected, expected])
  }
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { arabicOnPaper } from '../../../../i18n/arabic-on-paper.ts'
import { englishOnPaper } from '../../../../i18n/english-on-paper.ts'
import { soraniOnPaper } from '../../../../i18n/sorani-on-paper.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aCreditNote } from '../../credit-notes/testing/a-credit-note.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { anOpening } from '../../opening-balances/testing/an-opening.ts'
import { aPayment, type PaymentVoucher } from '../../payments/testing/a-payment.ts'
import { aReceipt, type ReceiptVoucher } from '../testing/a-receipt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const admin = await inkwell.as('admin')

const read = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const received = async (form: object, headers: Record<string, string> = {}) => {
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', form, headers)
  return await read(body.data.vouchers[0]?.id ?? 0)
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const inAll = (voucher: Pick<ReceiptVoucher, 'subject' | 'said_subject'>) =>
  [englishOnPaper, arabicOnPaper, soraniOnPaper].map((t) => plain(subjectIn(voucher, t)))

test('an automatic subject is stored unchanged, and shown on each paper in its language', async () => {
  const invoice = await anInvoice(api)
  const { customer, invoice_no } = invoice
  const receipt = await received({ customer, usd: 5 })
  expect(receipt.subject).toBe(`Payment of ${invoice_no}`)
  const all = [`Payment of ${invoice_no}`, `دفعة عن ${invoice_no}`, `پارەدانی ${invoice_no}`]
  expect(inAll(receipt)).toEqual(all)
  // A subject written in Arabic is shown in English to English readers.
  const arabic = await received({ customer, usd: 6 }, { 'accept-language': 'ar' })
  expect(arabic.subject).toBe(all[1])
  expect(inAll(arabic)).toEqual(all)

  const pdf = await api.fetch(`/api/v1/receipt-voucher/generate-pdf/${arabic.id}?language=en`)
  const pages = textOfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')
  expect(pages).toContain(`Payment of ${invoice_no}`)
})

test('unapplied credit is named so in each language', async () => {
  const customer = (await aCustomer(api)).id
  const receipt = await received({ customer, usd: 5 })
  expect(inAll(receipt)).toEqual(['Payment on account', 'دفعة على الحساب', 'پارەدان بۆ حسابی کڕیار'])
})

test('an unchanged proposed subject is recognized, and users’ own text stays as it is', async () => {
  const invoice = await anInvoice(api)
  const of = { invoice: invoice.id, from_account: invoice.customer, net_usd: 5 }
  const proposed = await aReceipt(api, { ...of, subject: `دفعة عن ${invoice.invoice_no}` })
  expect(inAll(await read(proposed.id))[0]).toBe(`Payment of ${invoice.invoice_no}`)
  const typed = await aReceipt(api, { ...of, subject: `Payment of ${invoice.invoice_no}, first half` })
  expect(inAll(await read(typed.id))).toEqual(Array(3).fill(typed.subject))

  const change = async (subject: string) => {
    expect((await api.put(`/receipt-voucher/${proposed.id}`, { subject })).status).toBe(200)
    return inAll(await read(proposed.id))
  }
  expect(await change('Brought by the driver')).toEqual(Array(3).fill('Brought by the driver'))
  expect((await change(`Payment of ${invoice.invoice_no}`))[1]).toBe(`دفعة عن ${invoice.invoice_no}`)
  // Clients cannot send `said_subject`: it is ignored.
  const sent = { subject: 'Mine', said_subject: { key: 'Refund', values: {} } }
  await api.put(`/receipt-voucher/${proposed.id}`, sent)
  expect(inAll(await read(proposed.id))).toEqual(Array(3).fill('Mine'))
})

test('a credit note’s refund is named so in each language; another customer’s subject is users’ text', async () => {
  const customer = (await aCustomer(api)).id
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 40 }]
  const note = await aCreditNote(api, { customer, lines })
  const subject = `Refund of ${note.credit_note_no}`
  const refund = await aPayment(api, { customer, subject, amount_usd: 5, below_zero: true })
  const now = (await api.get<PaymentVoucher>(`/payment-voucher/${refund.id}`)).body
  expect(inAll(now)).toEqual([
    subject,
    `استرداد عن ${note.credit_note_no}`,
    `گەڕاندنەوەی پارەی ${note.credit_note_no}`,
  ])
  const other = await aPayment(api, { subject, amount_usd: 5, below_zero: true })
  expect(inAll((await api.get<PaymentVoucher>(`/payment-voucher/${other.id}`)).body)[1]).toBe(subject)
})

/** Runs the part of a migration that starts with `begins`. */
async function shown(migration: string, begins: string) {
  const text = await readFile(path.join(packageRoot, 'migrations', migration), 'utf8')
  await inkwell.pool.query(text.slice(text.indexOf(begins)))
}

test('automatic subjects of earlier versions are recognized if they match exactly; all others stay users’ text', async () => {
  const invoice = await anInvoice(api)
  const of = { invoice: invoice.id, from_account: invoice.customer, net_usd: 5 }
  const { invoice_no } = invoice
  const own = [`Payment of ${invoice_no}, first half`, 'Payment of INV-1', 'Deposit']
  const subjects = [`Payment of ${invoice_no}`, `دفعة عن ${invoice_no}`, ...own]
  const ids: number[] = []
  for (const subject of subjects) ids.push((await aReceipt(api, { ...of, subject })).id)
  await inkwell.pool.query('update receipt_voucher set said_subject = null')
  await shown('0490-subjects-that-are-said.sql', 'update')
  const now = await Promise.all(ids.map(read))
  const english = `Payment of ${invoice_no}`
  expect(now.map((receipt) => inAll(receipt)[0])).toEqual([english, english, ...own])
})

test('automatic subjects of several debts are recognized, in whichever language they were written', async () => {
  const written: ReceiptVoucher[] = []
  for (const language of ['en', 'ar', 'ckb']) {
    for (const count of [1, 2, 3, 4, 5, 6, 15]) {
      const customer = (await aCustomer(api)).id
      for (let debt = 1; debt <= count; debt++)
        await anOpening(admin, { customer, number: `57-${debt}`, amount_usd: 1 })
      if (count < 4) await anInvoice(api, { customer })
      written.push(
        await received({ customer, usd: count + (count < 4 ? 1 : 0) }, { 'accept-language': language }),
      )
    }
  }
  const [, ofSeveral] = written
  if (!ofSeveral) throw new Error('No receipt of several debts was written.')
  const { subject, from_account, invoice, invoice_no } = ofSeveral
  const own = [
    subject.replace(', ', ' and '),
    `${subject} and more`,
    subject.replace('57-1', '57-9'),
    `Payment of ${invoice_no}, ${invoice_no}, ${invoice_no}, ${invoice_no}`,
  ]
  const typed = []
  for (const each of own)
    typed.push((await aReceipt(api, { invoice, from_account, net_usd: 1, subject: each })).id)
  const before = await aReceipt(api, { invoice, from_account, net_usd: 1, subject: 'دفعة على الحساب' })

  await inkwell.pool.query('update receipt_voucher set said_subject = null')
  await shown('0510-subjects-of-several.sql', 'with recursive')
  for (const { id, said_subject } of written) expect((await read(id)).said_subject).toEqual(said_subject)
  expect(await Promise.all(typed.map(read))).toMatchObject(
    own.map((text) => ({ subject: text, said_subject: null })),
  )
  expect(inAll(await read(before.id))[0]).toBe('Payment on account')
})

import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Saved } from '../../../../kernel/server/testing/api-client.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { translators } from '../../../../i18n/translators.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { sampleCompany } from '../../../invoices/testing/printable-sample.ts'
import type { cashBookEndpoints } from '../../accounts/cash-book/cash-book.contract.ts'
import { cashBookDocument } from '../../accounts/cash-book/cash-book-document.ts'
import { aCreditNote } from '../../credit-notes/testing/a-credit-note.ts'
import type { MissingNumber } from '../../missing-numbers/missing-numbers.contract.ts'
import { aPayment } from '../../payments/testing/a-payment.ts'
import { aReceipt, type ReceiptVoucher } from '../../receipts/testing/a-receipt.ts'
import type { statementEndpoints } from '../../receivables/statement/statement.contract.ts'
import { statementDocument } from '../../receivables/statement/statement-document.ts'

type CashBook = ReplyOf<typeof cashBookEndpoints.read>
type Statement = ReplyOf<typeof statementEndpoints.statement>

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const inLanguage = (language: Language) => ({ 'accept-language': language })
const file = async (address: string, language: Language) => {
  const answer = await api.fetch(`/api/v1${address}`, { headers: inLanguage(language) })
  return plain(await answer.text())
}
const pdf = async (address: string) =>
  textOfPages(Buffer.from(await (await api.fetch(`/api/v1${address}`)).arrayBuffer())).join(' ')
const company = sampleCompany({ name: 'Inkwell', address: null, contact_email: null })
const days = { from: null, to: null }
const ownWords = 'Brought by the driver'

/**
 * A cash box with two receipts of a customer, one with a subject of Inkwell and one with a subject that a user entered,
 * and a refund.
 */
async function aCashBox(name: string) {
  const { body } = await api.post<Saved<{ id: number }>>('/bank-account', {
    name,
    currency: 'USD',
    opening_balance: 0,
  })
  const { id: invoice, customer, invoice_no } = await anInvoice(api)
  const received = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', {
    customer,
    usd: 5,
    usd_account: name,
  })
  await aReceipt(api, { invoice, from_account: customer, net_usd: 2, to_account: name, subject: ownWords })
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 4 }]
  const note = (await aCreditNote(api, { customer, lines })).credit_note_no
  await aPayment(api, { customer, subject: `Refund of ${note}`, amount_usd: 4, from_field: name })
  return {
    id: body.data.id,
    customer,
    receipt: received.body.data.vouchers[0],
    /** The subjects of the entries in each language, in order. */
    subjects: {
      en: [`Payment of ${invoice_no}`, ownWords, `Refund of ${note}`],
      ar: [`دفعة عن ${invoice_no}`, ownWords, `استرداد عن ${note}`],
      ckb: [`پارەدانی ${invoice_no}`, ownWords, `گەڕاندنەوەی پارەی ${note}`],
    },
  }
}

const languages: Language[] = ['en', 'ar', 'ckb']

test('a cash book shows Inkwell’s own texts in the language of its paper, and users’ texts unchanged', async () => {
  const { id, subjects } = await aCashBox('Said')
  const address = `/bank-account/${id}/cash-book`
  const book = (await api.get<CashBook>(address)).body
  // The stored text is unchanged.
  expect(book.entries.map(({ subject }) => subject)).toEqual(subjects.en)
  for (const language of languages) {
    const paper = cashBookDocument(book, days, company, translators[language])
    const printed = paper.table?.rows.map((row) => (typeof row[1] === 'object' ? row[1].details[1] : ''))
    expect(printed?.map((text) => plain(text ?? ''))).toEqual(subjects[language])
    const csv = await file(`${address}/export?format=csv`, language)
    for (const subject of subjects[language]) expect(csv).toContain(subject)
  }
  const printed = await pdf(`${address}/pdf?language=ckb`)
  expect(printed).toContain(ownWords)
  expect(printed).not.toContain('Payment of')
  expect(await pdf(`${address}/pdf?language=en`)).toContain(subjects.en[0])
})

test('a customer’s statement shows Inkwell’s own texts in the language of its paper, also for cancelled documents', async () => {
  const { customer, receipt, subjects } = await aCashBox('Stated')
  await api.post(`/receipt-voucher/${receipt?.id}/cancel`, { reason: 'A mistake' })
  const address = `/customer/${customer}/statement`
  const statement = (await api.get<Statement>(`${address}?with_cancelled=true`)).body
  for (const language of languages) {
    const paper = statementDocument(statement, days, company, translators[language])
    const printed = paper.table?.rows.map((row) => (typeof row[1] === 'object' ? row[1].details[0] : ''))
    const [payment = '', own, refund] = subjects[language]
    const shown = printed
      ?.map((text) => plain(text ?? ''))
      .filter((text) => [payment, own, refund].includes(text))
    expect(shown?.toSorted()).toEqual([payment, payment, own, refund].toSorted())
    const csv = await file(`${address}/export?format=csv&with_cancelled=true`, language)
    for (const subject of subjects[language]) expect(csv).toContain(subject)
  }
  expect(await pdf(`${address}/pdf?language=ar&with_cancelled=true`)).not.toContain('Payment of')
})

test('exported lists show Inkwell’s own texts in the user’s language; a search finds the stored text', async () => {
  const { receipt, subjects } = await aCashBox('Listed')
  const csv = await file('/receipt-voucher/export?format=csv', 'ar')
  expect(csv).toContain(subjects.ar[0])
  expect(csv).not.toContain(subjects.en[0])
  expect(await file('/payment-voucher/export?format=csv', 'ckb')).toContain(subjects.ckb[2])
  const search = encodeURIComponent(String(subjects.en[0]))
  const found = await api.get<{ results: Record<string, ReceiptVoucher[]> }>(
    `/receipt-voucher?search=${search}`,
  )
  expect(Object.values(found.body.results).flat()).toMatchObject([
    { id: receipt?.id, subject: subjects.en[0] },
  ])
})

test('vouchers are named in the user’s language, also deleted ones', async () => {
  const customer = (await aCustomer(api)).id
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', {
    customer,
    usd: 1,
  })
  const { id, voucher_no } = body.data.vouchers[0] ?? { id: 0, voucher_no: 0 }
  const called = async () =>
    (
      await api.get<Listed<{ resource: string; id: number; label: string }>>(
        '/changes?resource=receipt_voucher',
        inLanguage('ckb'),
      )
    ).body.results.find((change) => change.id === id)?.label
  const words = 'پارەدان بۆ حسابی کڕیار'
  expect(await called()).toBe(`${voucher_no} · ${words}`)
  await aReceipt(api)
  expect((await api.delete(`/receipt-voucher/${id}`)).status).toBe(204)
  expect(await called()).toBe(`${voucher_no} · ${words}`)
  const missing = await api.get<Listed<MissingNumber>>('/missing-numbers?series=receipt', inLanguage('ckb'))
  expect(missing.body.results.find(({ number }) => number === String(voucher_no))?.text).toContain(
    ` · ${words} · USD`,
  )
})

import { englishOnPaper } from '../../../../i18n/english-on-paper.ts'
import { expect, test } from 'vitest'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { paymentDocument } from './payment-document.ts'

const company: CompanyBlock = {
  name: 'Tigris Pens',
  address: '60 Meter Street\n\n Erbil ',
  contact_email: null,
  phones: null,
  logo: null,
  bank_name: null,
  account_holder: null,
  iban: null,
  swift: null,
  branch: null,
  rate_label: null,
  terms: null,
  name_ar: null,
  address_ar: null,
  terms_ar: null,
  name_ckb: null,
  address_ckb: null,
  terms_ckb: null,
}
const voucher = {
  voucher_no: 12,
  date: '2026-11-20',
  subject: 'Rent',
  said_subject: null,
  details: null,
  to: 'The owner',
  from_field: 'PEN-COMPANY',
  payroll_salary: null,
  customer_name: null,
  rate: null,
  refund_usd: null,
  cancelled_at: null,
  paper_language: null,
  amount_usd: null,
  amount_iqd: null,
  approval: null,
  revision: 1,
}

test('a voucher’s paper has its name, its parties and the company', () => {
  expect(paymentDocument(voucher, company, englishOnPaper)).toMatchObject({
    name: 'Payment Voucher 12',
    facts: [
      { label: 'Voucher No', value: '12' },
      { label: 'Date', value: '20/11/2026' },
      { label: 'From', value: 'PEN-COMPANY' },
    ],
    parties: [{ label: 'Paid To', name: 'The owner' }],
    texts: [{ label: 'Subject', value: 'Rent' }],
    footer: ['Tigris Pens', '60 Meter Street', 'Erbil'],
  })
})

test('each currency has its own total and amount in words', () => {
  const { sums } = paymentDocument(
    { ...voucher, amount_usd: 1, amount_iqd: 250_000 },
    company,
    englishOnPaper,
  )
  expect(sums).toEqual([
    { label: 'Amount Paid', value: 'USD\u00a01.00', words: 'One Dolar', grand: true },
    {
      label: 'Amount Paid',
      value: 'IQD\u00a0250,000',
      words: 'Two Hundred Fifty Thousand Dinar',
      grand: true,
    },
  ])
})

test('without an amount the paper shows zero, in dinars only if there are only dinars', () => {
  const of = (amounts: object) => paymentDocument({ ...voucher, ...amounts }, company, englishOnPaper).sums
  for (const amount_usd of [null, 0]) {
    expect(of({ amount_usd })).toEqual([
      { label: 'Amount Paid', value: 'USD\u00a00.00', words: 'Zero Dolar', grand: true },
    ])
  }
  expect(of({ amount_iqd: 0 })).toMatchObject([{ value: 'IQD\u00a00' }])
})

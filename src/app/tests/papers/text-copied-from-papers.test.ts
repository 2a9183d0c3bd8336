import { expect, test } from 'vitest'
import { aCreditNote } from '../../../features/money/credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import { lettersOf, readers } from '../../../kernel/server/pdf/testing/copied-text.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const written = {
  ar: {
    name: 'شركة الأحلام للإعلام',
    item: 'قلم مُعلَّم ABC للأولاد',
    words: 'ستة عشر ألفاً وخمسمئة دولار',
    titles: ['فاتورة', 'كشف', 'سند', 'إشعار', 'الذمم'],
  },
  ckb: {
    name: 'کۆمەڵایەتی دڵا بەڕێوەبەری',
    item: 'قەڵەمی ئەمڕۆ ABC لای ژیان',
    words: 'شازدە هەزار و پێنج سەد دۆلار',
    titles: ['فرۆشتن', 'کەشفی', 'پسوولەی', 'گەڕاندنەوە', 'قەرزەکانی'],
  },
} as const

test.each(['ar', 'ckb'] as const)('text copied from papers in %s is the displayed text', async (language) => {
  const { name, item, words, titles } = written[language]
  const customer = await aCustomer(api, { name, paper_language: language })
  const lines = [aLine({ product_item: item, quantity: 3, unit_price: 5500 })]
  const invoice = await anInvoice(api, { customer: customer.id, invoice_products: lines })
  const receipt = await aReceipt(api, {
    invoice: invoice.id,
    from_account: customer.id,
    amount_usd_final: 5500,
  })
  const note = await aCreditNote(api, {
    customer: customer.id,
    invoice: invoice.id,
    reason: 'misprint',
    lines: [{ invoice_product: invoice.invoice_products[0]?.id, quantity: 1 }],
  })
  const search = encodeURIComponent(name)
  const papers = [
    [`/invoice/generate-pdf/${invoice.id}`, [name, item, words, '16,500.00']],
    [`/customer/${customer.id}/statement/pdf`, [name, '16,500.00']],
    [`/receipt-voucher/generate-pdf/${receipt.id}`, [name, '5,500.00']],
    [`/credit-note/generate-pdf/${note.id}`, [name, item]],
    [`/receivables/pdf?search=${search}&language=${language}`, [name, '5,500.00']],
  ] as const
  for (const [index, [path, shown]] of papers.entries()) {
    const response = await api.fetch(`/api/v1${path}`)
    expect(response.status, path).toBe(200)
    const pdf = Buffer.from(await response.arrayBuffer())
    for (const { name: reader, copied } of readers) {
      const text = await copied(pdf)
      const expected = [titles[index] ?? '', ...shown].map(lettersOf)
      expect(
        expected.filter((each) => !text.includes(each)),
        `${reader}, ${path}: ${text}`,
      ).toEqual([])
    }
  }
})

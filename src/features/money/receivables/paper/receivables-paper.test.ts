import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { addDays } from '../../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import type { receivablesPaperEndpoints } from './receivables-paper.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const { rows } = await inkwell.pool.query<{ today: string }>('select company_today()::text as today')
const today = rows[0]?.today ?? ''

const over = (customer: number, amount: number, ago: number) =>
  anInvoice(api, {
    customer,
    invoice_date: addDays(today, -ago),
    age_days: 0,
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
  })
/** The pages of the PDF, its file name, and its text as one line. */
async function paperOf(query: string) {
  const pdf = await api.fetch(`/api/v1/receivables/pdf?${query}`)
  expect(pdf.status).toBe(200)
  const pages = textOfPages(Buffer.from(await pdf.arrayBuffer()))
  const words = pages.join(' ').replaceAll(/\s+/gu, ' ')
  return { pages, words, file: decodeURIComponent(pdf.headers.get('content-disposition') ?? '') }
}

test('printed receivables contain the whole list, in each language', async () => {
  const [one, two] = [
    await aCustomer(api, { name: 'Paperone Office' }),
    await aCustomer(api, { name: 'مكتبة Paperone' }),
  ]
  await over(one.id, 1234.5, 40)
  await over(one.id, 7, 0)
  await over(two.id, 50, 100)
  await api.post('/receipt', { customer: two.id, usd: 60 })
  for (let index = 0; index < 25; index += 1) {
    await over((await aCustomer(api, { name: `Paperone ${index}` })).id, 1, 0)
  }
  const asked = 'search=Paperone&language='
  const { pages, words, file } = await paperOf(`${asked}en`)
  expect(file).toContain(`Receivables ${formatDay(today).replaceAll('/', '-')}`)
  expect(pages.length).toBeGreaterThan(1)
  for (const text of [
    'Days are counted from the due date',
    '31–60',
    'Paperone Office',
    one.code,
    '1,234.50',
    '1,241.50',
    '−10.00',
    'USD 1,256.50',
  ]) {
    expect(words.toLowerCase()).toContain(text.toLowerCase())
  }
  expect(words).toContain('page 1 of')
  // Nobody owes anything that is 61 to 90 days past due.
  expect(words).not.toContain('61–90')
  expect((await paperOf(`${asked}en&age_from=invoice`)).words).toContain(
    'counted from the date of each invoice',
  )
  expect((await paperOf('by=salesman&language=en')).words).toContain('No salesman')
  for (const language of ['ar', 'ckb']) {
    const other = (await paperOf(asked + language)).words
    expect(other, language).toContain('1,241.50')
    expect(other, language).not.toMatch(/Receivables|Customer|Unapplied credit|page 1/)
  }

  const path = '/receivables/paper?search=Paperone&age_from=due'
  const { body } = await api.get<ReplyOf<typeof receivablesPaperEndpoints.paper>>(path)
  expect(body).toMatchObject({ today, count: 27, salesman_name: null, totals: { total: 1256.5 } })
  expect(body.results).toHaveLength(27)
  expect(body.results[0]).toMatchObject({ name: 'Paperone Office', total: 1241.5 })
})

test('a name with markup prints as text, and an empty list prints an empty page', async () => {
  const { id } = await aCustomer(api, { name: `#panic("x") *${'غ'.repeat(60)}*` })
  await over(id, 3, 0)
  expect((await paperOf('search=panic&language=ar')).words).toContain('panic')
  expect((await paperOf('search=nobody-is-called-so&language=en')).pages).toHaveLength(1)
})

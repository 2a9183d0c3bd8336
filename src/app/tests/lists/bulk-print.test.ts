import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Progress {
  done: number
  of: number
  failed: { id: number; label: string; why: string }[]
  state: string
  url: string | null
}

async function printed(body: object, as: Api = api): Promise<Progress & { job: string }> {
  const begun = await as.post<{ data: { job: string } }>('/bulk', { action: 'print', ...body })
  expect(begun.status).toBe(202)
  const { job } = begun.body.data
  for (;;) {
    const { body: progress } = await as.get<Progress>(`/bulk/${job}`)
    if (progress.state !== 'running') return { ...progress, job }
    await sleep(30)
  }
}

/** The text of each page of a file. */
async function pagesAt(url: string | null, as: Api = api): Promise<string[]> {
  const answer = await as.fetch(url ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf)).text
}

const numbersOn = (pages: readonly string[]) =>
  pages.map((page) => /INV-\d{4}-\d+/.exec(page)?.[0] ?? 'draft')

test('the papers of selected invoices are one file, in the order of the list, and are recorded as printed', async () => {
  const made = [await anInvoice(api), await anInvoice(api), await anInvoice(api)]
  const ids = [1, 2, 0].map((nth) => made[nth]?.id ?? 0)
  const { done, of, state, url } = await printed({ resource: 'invoice', ids, ordering: 'invoice_no' })
  expect({ done, of, state }).toEqual({ done: 3, of: 3, state: 'done' })
  expect(numbersOn(await pagesAt(url))).toEqual(made.map(({ invoice_no }) => invoice_no))
  const asNamed = await printed({ resource: 'invoice', ids })
  expect(numbersOn(await pagesAt(asNamed.url))).toEqual([1, 2, 0].map((nth) => made[nth]?.invoice_no))
  const { rows } = await inkwell.pool.query(
    `select 1 from printed where resource = 'invoice' and record = any ($1)`,
    [ids],
  )
  expect(rows).toHaveLength(3)
})

test('a draft is printed as a draft and takes no number, and each paper is in its customer’s language', async () => {
  const kurdish = await aCustomer(api, { name: 'Zagros', paper_language: 'ckb' })
  const draft = await anInvoice(api, { status: 'draft' })
  const issued = await anInvoice(api, { customer: kurdish.id })
  const { url } = await printed({ resource: 'invoice', ids: [draft.id, issued.id] })
  const pages = await pagesAt(url)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/draft/i)
  expect(pages[1]).toMatch(/\p{Script=Arabic}/u)
  const { body } = await api.get<{ results: { invoice_no: string | null } }>(`/invoice/${draft.id}`)
  expect(body.results.invoice_no).toBeNull()
})

test('all results of a list are printed in its order', async () => {
  const customer = await aCustomer(api, { name: 'Printed whole' })
  const made = []
  for (let nth = 0; nth < 3; nth++) made.push(await anInvoice(api, { customer: customer.id }))
  const filter = { search: 'Printed whole', ordering: '-invoice_no' }
  const { url } = await printed({ resource: 'invoice', filter })
  expect(numbersOn(await pagesAt(url))).toEqual(made.map(({ invoice_no }) => invoice_no).toReversed())
})

test('records that cannot be printed are named before and after, and the others are printed', async () => {
  const { id } = await anInvoice(api)
  const body = { resource: 'invoice', action: 'print', ids: [987_654, id] }
  expect((await api.post('/bulk', { ...body, dry_run: true })).body).toMatchObject({
    can: 1,
    cannot: [{ id: 987_654, label: '#987654', why: 'This invoice does not exist.' }],
  })
  expect((await api.post('/bulk', { ...body, all_or_nothing: true })).status).toBe(409)
  const progress = await printed(body)
  expect(progress).toMatchObject({ done: 1, of: 2, state: 'done', failed: [{ id: 987_654 }] })
  expect(await pagesAt(progress.url)).toHaveLength(1)
  expect(await printed({ ...body, ids: [987_654] })).toMatchObject({ state: 'refused', url: null })
})

test('receipts on one paper are printed once', async () => {
  const { customer } = await anInvoice(api)
  const received = await api.post<{ data: { vouchers: { id: number }[] } }>('/receipt', {
    customer,
    usd: 4,
    iqd: 13_000,
    rate: 1300,
  })
  const ids = received.body.data.vouchers.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  const { of, url } = await printed({ resource: 'receipt_voucher', ids })
  expect(of).toBe(1)
  const pages = await pagesAt(url)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('USD 4')
})

test('printing many needs the permission for one, and a file is for its user only', async () => {
  const salesman = await inkwell.as('salesman')
  const vouchers = { resource: 'receipt_voucher', action: 'print', ids: [1] }
  expect((await salesman.post('/bulk', vouchers)).status).toBe(403)
  const { id } = await anInvoice(api)
  const { url } = await printed({ resource: 'invoice', ids: [id] })
  expect((await salesman.fetch(url ?? '')).status).toBe(404)
  expect((await api.post('/bulk', { resource: 'customer', action: 'print', ids: [1] })).status).toBe(422)
})

test('a user who sees only their own receipts prints no others', async () => {
  const superuser = await inkwell.as('superuser')
  const grant = async (verbs: string[]) =>
    expect((await superuser.put('/settings/permissions/receive_money/salesman', { verbs })).status).toBe(200)
  const { username, id: person } = await aUser(inkwell.pool, { role: 'salesman' })
  const salesman = await inkwell.signIn(username)
  const [name, currency, kind] = [`Box of ${username}`, 'USD', 'cash']
  await superuser.post('/bank-account', { name, currency, kind, keeper: person, opening_balance: 0 })
  const receipt = async (by: Api) => {
    const { customer } = await anInvoice(api)
    const { body } = await by.post<{ data: { vouchers: { id: number }[] } }>('/receipt', { customer, usd: 4 })
    expect(body).toMatchObject({ data: { vouchers: [{}] } })
    return body.data.vouchers[0]?.id ?? 0
  }
  await grant(['view', 'create'])
  try {
    const [own, others] = [await receipt(salesman), await receipt(api)]
    expect((await salesman.get(`/receipt-voucher/${others}`)).status).toBe(403)
    const asked = { resource: 'receipt_voucher', ids: [own, others] }
    const looked = await salesman.post('/bulk', { ...asked, action: 'print', dry_run: true })
    expect(looked.body).toMatchObject({ can: 1, cannot: [{ id: others, label: `#${others}` }] })
    const { failed, url } = await printed(asked, salesman)
    expect(failed).toMatchObject([{ id: others, label: `#${others}` }])
    expect(await pagesAt(url, salesman)).toHaveLength(1)
  } finally {
    await grant([])
  }
})

test('more than five hundred are refused with a message', async () => {
  const ids = Array.from({ length: 501 }, (_, nth) => nth + 1)
  expect(await api.post('/bulk', { resource: 'invoice', action: 'print', ids })).toMatchObject({
    status: 422,
    body: { errors: { ids: ['Too many records selected. Select 500 or fewer.'] } },
  })
})

test('a print file with expired papers is reported as unavailable, not delivered in part', async () => {
  const made = [await anInvoice(api), await anInvoice(api)]
  const { url, job } = await printed({ resource: 'invoice', ids: made.map(({ id }) => id) })
  await inkwell.pool.query('delete from bulk_paper where job = $1 and place = 0', [job])
  const answer = await api.fetch(url ?? '')
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({
      message: 'This print file is no longer available. Print the documents again.',
    }),
  ])
})

test('printed files are kept for an hour', async () => {
  const { id } = await anInvoice(api)
  const { url, job } = await printed({ resource: 'invoice', ids: [id] })
  await inkwell.pool.query(`update bulk_row set at = now() - interval '61 minutes' where job = $1`, [job])
  expect((await api.fetch(url ?? '')).status).toBe(404)
  const { job: other } = await printed({ resource: 'invoice', ids: [id] })
  expect(await jobsWithFiles([job, other])).toEqual([other])
})

test('beyond two hundred megabytes the user’s own oldest printed files are removed, except those in progress', async () => {
  const salesman = await inkwell.as('salesman')
  const { id } = await anInvoice(api)
  const ofAnother = await printed({ resource: 'invoice', ids: [(await anInvoice(salesman)).id] }, salesman)
  const [old, recent] = [
    await printed({ resource: 'invoice', ids: [id] }),
    await printed({ resource: 'invoice', ids: [id] }),
  ]
  await fill(old.job, 200)
  const last = await printed({ resource: 'invoice', ids: [id] })
  expect(last).toMatchObject({ done: 1, state: 'done' })
  const all = [ofAnother, old, recent, last].map(({ job }) => job)
  expect(await jobsWithFiles(all)).toEqual([ofAnother, recent, last].map(({ job }) => job))
  // A job that is still printing keeps its files.
  await fill(recent.job, 200)
  await inkwell.pool.query('update bulk_job set ids = ids || 0 where id = $1', [recent.job])
  const refused = await printed({ resource: 'invoice', ids: [id] })
  expect(refused).toMatchObject({
    state: 'refused',
    failed: [{ why: 'There is no room for more printed files. Print fewer at a time.' }],
  })
  expect(await jobsWithFiles(all)).toHaveLength(3)
  await inkwell.pool.query('delete from bulk_job where id = $1', [recent.job])
})

test('no more than two print jobs of a user run at once', async () => {
  const person = await inkwell.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)
  const { id } = await anInvoice(person)
  const asked = { resource: 'invoice', action: 'print', ids: [id] }
  const [one, other] = [await printed(asked, person), await printed(asked, person)]
  await inkwell.pool.query('update bulk_job set ids = ids || 0 where id = any ($1)', [[one.job, other.job]])
  expect(await person.post('/bulk', asked)).toMatchObject({
    status: 422,
    body: {
      errors: { action: ['No more than 2 bulk actions run at once. Wait until one ends, or stop it.'] },
    },
  })
  expect((await person.post('/bulk', { ...asked, dry_run: true })).status).toBe(200)
  expect((await api.post('/bulk', asked)).status).toBe(202)
  expect((await person.post(`/bulk/${one.job}/stop`)).status).toBe(204)
  await printed(asked, person)
})

/** Gives a job this many megabytes of printed files. */
async function fill(job: string, megabytes: number) {
  await inkwell.pool.query(
    `insert into bulk_paper (job, place, pdf)
     select $1, place, convert_to(repeat('x', 1024 * 1024), 'UTF8') from generate_series(1, $2) place`,
    [job, megabytes],
  )
}

/** Those of the jobs whose files exist, in the given order. */
async function jobsWithFiles(jobs: readonly string[]): Promise<string[]> {
  const { rows } = await inkwell.pool.query<{ job: string }>(
    `select job from unnest($1::uuid[]) with ordinality j (job, place)
     where exists (select from bulk_paper p where p.job = j.job) order by place`,
    [jobs],
  )
  return rows.map(({ job }) => job)
}

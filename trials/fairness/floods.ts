import { customerForm } from '../../src/features/customers/testing/a-customer.ts'
import { type Api, apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { sheetForm } from '../../src/kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'

/** The users who flood: one of each role, and one who has not signed in. */
export interface Flooders {
  admin: Api
  manager: Api
  salesman: Api
  credentials: readonly { user: string; password: string }[]
}

/** Calls that one user sends at once; each resolves to its status after the whole response. */
export type Flood = (flooders: Flooders) => Promise<number>[]

const rowsOfFile = 2000
const bulkAction = JSON.stringify({
  resource: 'customer',
  action: 'archive',
  ids: Array.from({ length: 2000 }, (_, n) => n + 1),
  dry_run: true,
})
const customers = [
  'SL,customer code,Name,phone,email,work,address,website',
  ...Array.from(
    { length: rowsOfFile },
    (_, n) => `${n},S-${n},Shop ${n},07701${100_000 + n},shop${n}@pens.example,,Erbil,`,
  ),
].join('\n')

/** The requests that once blocked the server, in the same number. */
export const floods: Readonly<Record<string, Flood>> = {
  [`14 dry runs of a file of ${rowsOfFile} customers`]: ({ salesman }) =>
    times(14, () =>
      statusOf(salesman, '/customer/import', sheetForm({ content: customers, mode: 'preview' })),
    ),
  '14 dry runs of archiving 2000 customers': ({ salesman }) =>
    times(14, () => statusOf(salesman, '/bulk', bulkAction)),
  '20 searches of the trash': ({ manager }) => times(20, (n) => statusOf(manager, `/trash?search=pen ${n}`)),
  '200 daily summaries': ({ manager }) =>
    times(200, (n) => statusOf(manager, `/day-sheet?date=2026-10-${String(1 + (n % 28)).padStart(2, '0')}`)),
  '200 exports': ({ salesman }) => times(200, () => statusOf(salesman, '/customer/export?format=xlsx')),
  '40 workbooks of a year': ({ admin }) =>
    times(40, () => statusOf(admin, '/books/workbook?from=2025-01-01&to=2025-12-31')),
  '300 right sign-ins': ({ salesman: { address }, credentials }) =>
    times(300, (n) => signIn(address, credentials[n % credentials.length])),
  '200 saves': ({ salesman }) =>
    times(200, () => statusOf(salesman, '/customer', JSON.stringify(customerForm()))),
}

function times(count: number, call: (n: number) => Promise<number>): Promise<number>[] {
  return Array.from({ length: count }, (_, n) => call(n))
}

async function statusOf({ fetch }: Api, path: string, body?: FormData | string): Promise<number> {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const init = body === undefined ? {} : { method: 'POST', body, headers }
  const answer = await fetch(`/api/v1${path}`, init)
  await answer.arrayBuffer()
  return answer.status
}

async function signIn(address: string, form: unknown): Promise<number> {
  return (await apiClient(address).post('/auth/login', form)).status
}

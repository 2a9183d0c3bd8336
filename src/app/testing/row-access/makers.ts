import type pg from 'pg'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aCreditNote } from '../../../features/money/credit-notes/testing/a-credit-note.ts'
import { weeklyReport } from '../../../features/employee-reports/employee-reports.contract.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { anOpening } from '../../../features/money/opening-balances/testing/an-opening.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import { entities } from '../../features.server.ts'
import { aRecord, wordColumnOf } from '../a-record.ts'

/** The owner of records. */
export interface Person {
  id: number
  api: Api
}

interface Maker {
  /** The text column with the word that the record is found by. */
  column: string
  /** Creates a record as `by`, who has all permissions, or as its owner if only they can. */
  make(by: Api, word: string, owner: Person): Promise<{ id: number }>
}

/** Entities whose records need more than their contract says. */
const special: Record<string, Maker> = {
  users: { column: 'last_name', make: async (_by, _word, owner) => owner },
  invoice: { column: 'po_ref', make: (by, po_ref) => anInvoice(by, { po_ref }) },
  invoice_tracker: {
    column: 'notes',
    make: async (by, notes) => {
      // An invoice of zero can be deleted.
      const gift = [aLine({ unit_price: 0 })]
      const { invoice_no } = await anInvoice(by, { invoice_products: gift })
      const { results } = (await by.get<Listed<{ id: number }>>(`/invoice-tracker?search=${invoice_no}`)).body
      const [order] = results
      if (!order) throw new Error('An invoice has no order.')
      await by.put(`/invoice-tracker/${order.id}`, { notes })
      return order
    },
  },
  weekly_report: {
    column: 'project_name',
    make: (_by, project_name, { api }) =>
      aRecord(api, weeklyReport, {
        project_name,
        week_ending: addDays('2020-01-02', 7 * ++lastWeek),
      }),
  },
  receipt_voucher: { column: 'subject', make: (by, subject) => aReceipt(by, { subject }) },
  credit_note: { column: 'note', make: (by, note) => aCreditNote(by, { note }) },
  opening: { column: 'remark', make: (by, remark) => anOpening(by, { remark }) },
  comment: {
    column: 'text',
    make: async (by, text, { api }) => {
      const { id: record } = await aCustomer(by)
      return (await api.post<Saved<{ id: number }>>('/comment', { resource: 'customer', record, text })).body
        .data
    },
  },
  task: {
    column: 'text',
    make: async (_by, text, { api }) => (await api.post<Saved<{ id: number }>>('/task', { text })).body.data,
  },
  settings: { column: 'special_terms', make: async () => ({ id: 1 }) },
}

function plainMaker(entity: Entity): Maker {
  const column = wordColumnOf(entity)
  return { column, make: (by, word) => aRecord(by, entity, { [column]: word }) }
}

/** Creates a record of each kind, by table name. */
export const makers: Record<string, Maker> = Object.fromEntries(
  entities.map((entity) => [entity.name, special[entity.name] ?? plainMaker(entity)]),
)
let lastWeek = 0

/** Runs a statement on behalf of a user, bypassing the routes, so that the history names the user. */
async function runAs(pool: pg.Pool, { id }: Person, statement: string, values: unknown[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('inkwell.user_id', $1, true)`, [String(id)])
    await client.query(statement, values)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Writes the word into a record's text as a user, which creates a history entry of theirs. */
export async function writeWord(pool: pg.Pool, person: Person, table: string, id: number, word: string) {
  const column = makers[table]?.column
  const text = `update "${table}" set "${column}" = $1 || ' ' || txid_current() where id = $2`
  await runAs(pool, person, text, [word, id])
}

/** Deletes a record on behalf of a user. */
export async function deleteAs(pool: pg.Pool, person: Person, table: string, id: number) {
  await runAs(pool, person, `delete from "${table}" where id = $1`, [id])
}

import { expect, test } from 'vitest'
import { viewOf } from '../../../features/document-views.ts'
import { entryKinds as kindsOfCashBook } from '../../../features/money/accounts/cash-book/cash-book.contract.ts'
import { shownKinds } from '../../../features/money/daily-summary/line-name.ts'
import { entryKinds as kindsOfStatement } from '../../../features/money/receivables/entries/entry-kinds.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { rows } = await inkwell.pool.query<{ name: string }>('select posted_tables() as name')
const posted = rows.map(({ name }) => name)

/** A manual payment is a part of its order. */
const recordOf = (table: string) => (table === 'typed_payment' ? 'invoice_tracker' : table)

test.for(posted)('%s has a page and is named in a statement or a cash book', (table) => {
  expect(viewOf(recordOf(table), 1)).toBeDefined()
  // An account posts its opening balance.
  const kind = table === 'bank_account' ? 'opening' : table
  expect([...Object.keys(kindsOfStatement), ...Object.keys(kindsOfCashBook)]).toContain(kind)
})

// The summary shows closings in a part of their own. An account's opening balance is in its cash book alone.
const shownElsewhere = ['cash_close', 'bank_account']

test.for(posted.filter((table) => !shownElsewhere.includes(table)))('%s is in the daily summary', (table) => {
  expect(shownKinds.map(({ name }) => name)).toContain(recordOf(table))
})

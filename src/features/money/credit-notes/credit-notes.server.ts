import sql, { type Sql } from 'sql-template-tag'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { requireConfirmed } from '../../../kernel/contract/problem.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { message } from '../../../i18n/messages.ts'
import { creditDocument } from './paper/credit-document.ts'
import { approvalRoutes, savedAs } from '../../approvals/approval-routes.server.ts'
import { creditToStore } from './credit-note-form.server.ts'
import {
  assertCancellable,
  creditExpressions,
  insertCreditNote,
  readCreditNote,
} from './credit-note-store.server.ts'
import { creditNote, creditNoteEndpoints } from './credit-notes.contract.ts'

function conditions(query: CheckedInput<typeof creditNote.filters>): Sql[] {
  const { customer, invoice, reason, status, ...creator } = query
  return [
    ...creatorConditions(creator, 'date'),
    ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
    ...(invoice === null ? [] : [sql`t.invoice = ${invoice}`]),
    ...(reason === null ? [] : [sql`t.reason = ${reason}`]),
    ...(status === null ? [] : [sql`${creditExpressions['status']} = ${status}`]),
  ]
}

function mount(kernel: Kernel): void {
  const { routes } = kernel
  const { list, create, pdf, printed } = creditNoteEndpoints
  const options = (query: CheckedInput<typeof creditNote.filters>) => ({
    where: conditions(query),
    expressions: creditExpressions,
  })

  mountList(kernel, creditNote, list, options)
  paperRoute(
    kernel,
    pdf,
    async ({ id }, db, translatorFor) => {
      const note = await readCreditNote(db, id)
      return creditDocument(note, translatorFor(note.paper_language))
    },
    { entity: creditNote, endpoint: printed },
  )

  routes.command(create, async ({ body }, tx) => {
    const id = await insertCreditNote(tx, await creditToStore(tx, body))
    requireConfirmed(await dateConfirmations(tx, body))
    const data = await readCreditNote(tx, id)
    return { message: savedAs(data, creditNote.messages.created), data }
  })

  approvalRoutes(
    { routes },
    {
      entity: creditNote,
      endpoints: creditNoteEndpoints,
      read: readCreditNote,
      approving: async (tx, id, approve) => {
        await approve()
        await tx.run(sql`select settle_credit_note(${id})`)
      },
    },
  )
  mountDocument(kernel, {
    entity: creditNote,
    endpoints: creditNoteEndpoints,
    read: readCreditNote,
    cancelling: assertCancellable,
    cancelled: ({ credit_note_no }) => message('{credit_note_no} cancelled.', { credit_note_no }),
  })
}

export const creditNoteServer: RecordFeature = {
  entity: creditNote,
  finds: { entity: creditNote, title: 'credit_note_no', detail: 'customer_name' },
  bulk: {
    entity: creditNote,
    named: sql`concat_ws(' · ', t.credit_note_no, t.customer_name)`,
    paper: creditNoteEndpoints.pdf,
  },
  mount,
}

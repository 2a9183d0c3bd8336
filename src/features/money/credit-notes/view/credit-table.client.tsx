import { RecordTable } from '../../../../kernel/client/entity-table/record-table.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { paths } from '../../../paths.ts'
import { CreditStatus } from './credit-status.client.tsx'
import { creditNote, creditNoteEndpoints } from '../credit-notes.contract.ts'

/** The list of credit notes, newest first. */
export function CreditTable() {
  return (
    <RecordTable
      list={useEntityList(creditNote, creditNoteEndpoints.list)}
      at={paths.creditNote}
      bulk={['print', 'export']}
      display={{
        credit_note_no: { card: 'number' },
        date: { card: 'day' },
        customer_name: { card: 'who', wide: true },
        total: { card: 'amount' },
        status: { cell: (row) => <CreditStatus status={row.status} />, card: 'status' },
      }}
    />
  )
}

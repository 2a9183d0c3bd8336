import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { RecordPage } from '../../../kernel/client/show/record/record-page.tsx'
import { besides, RecordView, UpdateButton } from '../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { message } from '../../../i18n/messages.ts'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import type { Cancellation } from '../ledger/use-cancelling.client.tsx'
import { paths } from '../../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

const cancellation: Cancellation<Row<typeof pettyCash>> = {
  endpoint: pettyCashEndpoints.cancel,
  title: ({ entry_no }) => message('Cancel petty cash entry {number}', { number: entry_no }),
  cancel: 'Cancel petty cash entry',
  keep: 'Keep petty cash entry',
  effect:
    'The entry keeps its number and stays visible as cancelled. Its amount returns to the cash box on the cancellation date.',
}

/** The view of a petty cash entry. */
export function PettyCashView() {
  return (
    <RecordPage
      entity={pettyCash}
      read={useRecordHere(pettyCashEndpoints.read)}
      table={paths.pettyCash.table}
      buttons={(entry) =>
        entry.status === 'valid' && (
          <>
            <CancelDocument cancellation={cancellation} record={entry} />
            <UpdateButton entity={pettyCash} to={paths.pettyCash.update(entry.id)} />
          </>
        )
      }
    >
      {(entry) => (
        <>
          <ApprovalBanner
            entity={pettyCash}
            record={entry}
            number={String(entry.entry_no)}
            endpoints={pettyCashEndpoints}
          />
          <RecordView
            fields={pettyCashEndpoints.read.reply}
            record={entry}
            names={[...pettyCash.columns, ...besides(entry, cancellationFields)]}
          />
        </>
      )}
    </RecordPage>
  )
}

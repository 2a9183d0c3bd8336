import { useParams } from 'react-router'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import {
  BackButton,
  besides,
  RecordView,
  UpdateButton,
} from '../../../kernel/client/show/record/record-view.tsx'
import { message } from '../../../i18n/messages.ts'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import { paths } from '../../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

const { read: readEntry, cancel } = pettyCashEndpoints

/** The view of a petty cash entry. */
export function PettyCashView() {
  const { id = '' } = useParams()
  const read = useRead(readEntry, { params: { id } })
  return (
    <>
      <PageHeading title="Petty Cash Details">
        <BackButton to={paths.pettyCash.table} />
        {read.data?.status === 'valid' && (
          <>
            <CancelDocument
              resource={pettyCash.resource}
              endpoint={cancel}
              id={read.data.id}
              label="Cancel petty cash entry"
              keep="Keep petty cash entry"
              title={message('Cancel petty cash entry {number}', { number: read.data.entry_no })}
              effect="The entry keeps its number and stays visible as cancelled. Its amount returns to the cash box on the cancellation date."
            />
            <UpdateButton entity={pettyCash} to={paths.pettyCash.update(read.data.id)} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(entry) => (
          <>
            <ApprovalBanner
              entity={pettyCash}
              record={entry}
              number={String(entry.entry_no)}
              endpoints={pettyCashEndpoints}
            />
            <RecordView
              fields={readEntry.reply}
              record={entry}
              names={[...pettyCash.columns, ...besides(entry, cancellationFields)]}
            />
            <RecordHistory key={entry.id} entity={pettyCash} id={entry.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

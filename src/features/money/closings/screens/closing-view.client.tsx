import { useParams } from 'react-router'
import { RecordHistory } from '../../../../kernel/client/history/record-history.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { BackButton, Detail, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatAmount } from '../../../../kernel/contract/values/formats.ts'
import { message } from '../../../../i18n/messages.ts'
import { paths } from '../../../paths.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { cashClose, cashCloseEndpoints } from '../cash-closing.contract.ts'
import { amount } from '../close-amount.ts'
import { countedNotes } from '../notes.ts'
import { ReopenButton } from './reopen-button.client.tsx'

const at = paths.cashClose

/** The view of a cash closing. A superuser may reopen the day. */
export function ClosingView() {
  const { id = '' } = useParams()
  const read = useRead(cashCloseEndpoints.read, { params: { id } })
  return (
    <>
      <PageHeading title="Cash Closing Details">
        <BackButton to={at.table} />
        {read.data && <PrintLink to={at.print(read.data.id)} />}
        {read.data && read.data.reopened_at === null && <ReopenButton id={read.data.id} />}
      </PageHeading>
      <Loaded read={read}>
        {(close) => (
          <>
            <RecordView
              fields={cashCloseEndpoints.read.reply}
              record={close}
              names={['date', 'account_name', 'reason', 'created_by_name', 'created_at', ...opened(close)]}
            >
              <Detail label="Expected">{amount('expected')(close)}</Detail>
              <Detail label="Counted">{amount('counted')(close)}</Detail>
              <Detail label="Over/short">{amount('difference')(close)}</Detail>
              {countedNotes(close.currency, close.notes).map(({ note, count }) => (
                <Detail
                  key={note}
                  label={message('Banknotes of {amount}', { amount: formatAmount(note, 'IQD') })}
                >
                  {count}
                </Detail>
              ))}
            </RecordView>
            <RecordHistory key={close.id} entity={cashClose} id={close.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

const opened = ({ reopened_at }: Row<typeof cashClose>) =>
  reopened_at === null ? [] : (['reopened_at', 'reopened_by_name', 'reopen_reason'] as const)

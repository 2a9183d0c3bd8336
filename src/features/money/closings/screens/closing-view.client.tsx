import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { RecordPage } from '../../../../kernel/client/show/record/record-page.tsx'
import { Detail, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatAmount } from '../../../../kernel/contract/values/formats.ts'
import { message } from '../../../../i18n/messages.ts'
import { paths } from '../../../paths.ts'
import { cashClose, cashCloseEndpoints } from '../cash-closing.contract.ts'
import { amount } from '../close-amount.ts'
import { countedNotes } from '../notes.ts'
import { ReopenButton } from './reopen-button.client.tsx'

/** The view of a cash closing. A superuser may reopen the day. */
export function ClosingView() {
  return (
    <RecordPage
      entity={cashClose}
      read={useRecordHere(cashCloseEndpoints.read)}
      table={paths.cashClose.table}
      buttons={({ id, reopened_at }) => (
        <>
          <PrintLink to={paths.cashClose.print(id)} />
          {reopened_at === null && <ReopenButton id={id} />}
        </>
      )}
    >
      {(close) => (
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
      )}
    </RecordPage>
  )
}

const opened = ({ reopened_at }: Row<typeof cashClose>) =>
  reopened_at === null ? [] : (['reopened_at', 'reopened_by_name', 'reopen_reason'] as const)

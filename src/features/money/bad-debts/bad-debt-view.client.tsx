import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { RecordPage } from '../../../kernel/client/show/record/record-page.tsx'
import { besides, Detail, RecordView } from '../../../kernel/client/show/record/record-view.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { message } from '../../../i18n/messages.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { CancelledBanner } from '../ledger/cancelled-banner.client.tsx'
import { CancelBadDebt } from './cancel-bad-debt.client.tsx'
import { BadDebtStatus } from './bad-debt-status.client.tsx'
import { badDebt, badDebtEndpoints, badDebtRecord, type BadDebtRecord } from './bad-debts.contract.ts'

// Leaves out ids, which mean nothing to users; their copies (name, number) are shown.
const { invoice: _invoice, customer: _customer, ...historyFields } = badDebt.fields

/** The view of a bad debt. */
export function BadDebtView() {
  return (
    <RecordPage
      entity={badDebt}
      read={useRecordHere(badDebtEndpoints.read)}
      table={paths.badDebt.table}
      title={({ bad_debt_no: number }) => message('{label} {number}', { label: badDebt.label, number })}
      mark={({ status }) => <BadDebtStatus status={status} />}
      buttons={(bad) => bad.status === 'standing' && <CancelBadDebt bad={bad} />}
      history={{ fields: historyFields }}
    >
      {(bad) => (
        <>
          <ApprovalBanner
            entity={badDebt}
            record={bad}
            number={bad.bad_debt_no}
            endpoints={badDebtEndpoints}
          />
          <CancelledBanner record={bad} />
          <RecordView<typeof badDebtRecord>
            fields={badDebtRecord}
            record={bad}
            names={[
              'date',
              'customer_name',
              'amount_usd',
              'reason',
              ...besides(bad, ['reviewed_by', 'reviewed_at']),
              'created_by_email',
              'created_at',
            ]}
          >
            <WhatItSettles bad={bad} />
          </RecordView>
        </>
      )}
    </RecordPage>
  )
}

/** The debts that it wrote off, with links to their invoices. */
function WhatItSettles({ bad }: { bad: BadDebtRecord }) {
  const mayView = useMay(invoice.resource, 'view')
  if (bad.settlements.length === 0) return null
  return (
    <Detail label="Applied to">
      {bad.settlements.map(({ invoice: key, number, amount_usd }, index) => (
        <div key={index}>
          {key !== null && mayView ? (
            <Anchor component={Link} to={paths.invoice.view(key)} fz="inherit">
              <bdi>{number}</bdi>
            </Anchor>
          ) : (
            <bdi>{number}</bdi>
          )}{' '}
          <bdi>{formatMoney(amount_usd, 'USD')}</bdi>
        </div>
      ))}
    </Detail>
  )
}

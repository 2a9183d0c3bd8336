import { Anchor } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { BackButton, besides, Detail, RecordView } from '../../../kernel/client/show/record/record-view.tsx'
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
  const { id = '' } = useParams()
  const read = useRead(badDebtEndpoints.read, { params: { id } })
  return (
    <>
      <PageHeading
        title={
          read.data
            ? message('{label} {number}', { label: badDebt.label, number: read.data.bad_debt_no })
            : badDebt.label
        }
        mark={read.data && <BadDebtStatus status={read.data.status} />}
      >
        <BackButton to={paths.badDebt.table} />
        {read.data?.status === 'standing' && (
          <CancelBadDebt id={read.data.id} number={read.data.bad_debt_no} onOrder={read.data.on_order} />
        )}
      </PageHeading>
      <Loaded read={read}>
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
            <RecordHistory key={bad.id} entity={badDebt} id={bad.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
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

import { IconCashBanknote } from '@tabler/icons-react'
import { formatMoney } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import { count } from './count.ts'
import { DashboardCard, Figure } from './dashboard-card.client.tsx'
import type { DashboardPart } from './dashboard.contract.ts'
import { listAddress } from './list-address.ts'

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What was spent from the petty cash this month. */
export function PettyCashThisMonth({ part }: { part: DashboardPart<'petty_cash'> | undefined }) {
  return (
    <DashboardCard title="Petty cash this month" icon={IconCashBanknote} part={part} lines={1}>
      {({ year, month, amount, count: entries }) => (
        <Figure
          amount={formatMoney(amount, 'IQD')}
          details={`${monthNames.format(Date.UTC(year, month - 1))} · ${count(entries, 'entry', 'entries')}`}
          to={listAddress(paths.pettyCash.table, { year, month })}
        />
      )}
    </DashboardCard>
  )
}

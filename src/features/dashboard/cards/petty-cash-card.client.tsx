import { IconCashBanknote } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatMoney, formats } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { DashboardCard, Figure } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import { listAddress } from '../list-address.ts'

/** Petty cash spent this month. */
export function PettyCashThisMonth({ part }: { part: DashboardPart<'petty_cash'> }) {
  const { year, month, amount, count } = part
  const t = useTranslate()
  return (
    <DashboardCard title="Petty cash this month" icon={IconCashBanknote}>
      <Figure
        amount={formatMoney(amount, 'IQD')}
        details={`${formats(t).month(`${year}-${String(month).padStart(2, '0')}-01`)} · ${t('{count} entries', { count })}`}
        to={listAddress(paths.pettyCash.table, { year, month })}
      />
    </DashboardCard>
  )
}

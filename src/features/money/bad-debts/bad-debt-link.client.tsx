import { Anchor } from '@mantine/core'
import { IconReceiptOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../kernel/client/ui/menu.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

const shownAtMost = 5

/** The amounts written off an invoice, for users who may view bad debts. */
export function WrittenOff({ invoice }: { invoice: number }) {
  const t = useTranslate()
  const enabled = useMay(badDebt.resource, 'view')
  const query = { invoice, status: 'standing', page_size: shownAtMost } as const
  const read = useRead(badDebtEndpoints.list, { query }, { enabled })
  return read.data?.results.map(({ id, bad_debt_no, amount_usd }) => (
    <Anchor key={id} component={Link} to={paths.badDebt.view(id)} size="sm">
      {t('Bad debt {number}: {amount}', {
        number: bad_debt_no,
        amount: formatMoney(amount_usd, 'USD'),
      })}
    </Anchor>
  ))
}

/** Menu item: write off the outstanding amount of an invoice. */
export function WriteOffInvoice({ record: { id, outstanding } }: { record: InvoiceRecord }) {
  return outstanding > 0 ? <WayToBadDebt to={paths.badDebtFor(id)} /> : null
}

/** Menu item: write off the oldest debts of a customer. */
export function WriteOffCustomer({ customer }: { customer: number }) {
  return <WayToBadDebt to={paths.badDebtFrom(customer)} />
}

function WayToBadDebt({ to }: { to: string }) {
  const t = useTranslate()
  if (!useMay(badDebt.resource, 'create')) return null
  return (
    <MenuItem to={to} leftSection={<IconReceiptOff size={18} stroke={1.6} aria-hidden />}>
      {t(badDebt.label)}
    </MenuItem>
  )
}

import { Anchor, Button } from '@mantine/core'
import { IconReceiptOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../kernel/client/ui/menu.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

const shownAtMost = 5
const icon = <IconReceiptOff size={18} stroke={1.6} aria-hidden />

/** On an issued invoice: what was written off of it, and the way to write off what is still owed. */
export function WriteOffInvoice({ record: { id, outstanding } }: { record: InvoiceRecord }) {
  const mayView = useMay(badDebt.resource, 'view')
  return (
    <>
      {mayView && <WrittenOff invoice={id} />}
      {(outstanding ?? 0) > 0 && <WayToBadDebt to={paths.badDebtFor(id)} />}
    </>
  )
}

function WrittenOff({ invoice }: { invoice: number }) {
  const say = useSay()
  const query = { invoice, status: 'standing', page_size: shownAtMost } as const
  const read = useRead(badDebtEndpoints.list, { query })
  return read.data?.results.map(({ id, bad_debt_no, amount_usd }) => (
    <Anchor key={id} component={Link} to={paths.badDebt.view(id)} size="sm" style={{ alignSelf: 'center' }}>
      {say('Bad debt {number} over {amount}', {
        number: bad_debt_no,
        amount: formatMoney(amount_usd, 'USD'),
      })}
    </Anchor>
  ))
}

/** The way to a bad debt of a customer, for those who may write one; in a menu. */
export function WriteOffCustomer({ customer }: { customer: number }) {
  const say = useSay()
  if (!useMay(badDebt.resource, 'create')) return null
  return (
    <MenuItem component={Link} to={paths.badDebtFrom(customer)} leftSection={icon}>
      {say(badDebt.label)}
    </MenuItem>
  )
}

function WayToBadDebt({ to }: { to: string }) {
  const say = useSay()
  if (!useMay(badDebt.resource, 'create')) return null
  return (
    <Button component={Link} to={to} variant="default" leftSection={icon}>
      {say(badDebt.label)}
    </Button>
  )
}

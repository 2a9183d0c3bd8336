import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'

/** The way to the counter with a customer chosen: for money that settles more than the one invoice on screen. */
export function ReceiveFrom({ customer }: { customer: number | null }) {
  return customer === null ? null : <WayToCounter to={paths.receiveFrom(customer)} />
}

/** The same where only the invoice is known. */
export function ReceiveForInvoice({ invoice }: { invoice: number }) {
  return <WayToCounter to={paths.receiveForInvoice(invoice)} />
}

function WayToCounter({ to }: { to: string }) {
  const say = useSay()
  if (!useMay(receiveMoney, 'create')) return null
  return (
    <Button component={Link} to={to} variant="default">
      {say('Receive money')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'

/** A link to Receive Money for a customer, for payments of several invoices. */
export function ReceiveFrom({ customer }: { customer: number | null }) {
  return customer === null ? null : <ReceiveMoneyLink to={paths.receiveFrom(customer)} />
}

/** A link to Receive Money for an invoice; `primary` if this is the page's main action. */
export function ReceiveForInvoice({ invoice, primary = false }: { invoice: number; primary?: boolean }) {
  return <ReceiveMoneyLink to={paths.receiveForInvoice(invoice)} primary={primary} />
}

function ReceiveMoneyLink({ to, primary = false }: { to: string; primary?: boolean }) {
  const t = useTranslate()
  if (!useMay(receiveMoney, 'create')) return null
  return (
    <Button component={Link} to={to} variant={primary ? 'filled' : 'default'}>
      {t('Receive money')}
    </Button>
  )
}

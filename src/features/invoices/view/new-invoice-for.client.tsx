import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { paths } from '../../paths.ts'
import { invoice } from '../invoices.contract.ts'

/** The form of a new invoice with a customer chosen. */
export function NewInvoiceFor({ customer }: { customer: number }) {
  const say = useSay()
  if (!useMay(invoice.resource, 'create')) return null
  return (
    <Button
      component={Link}
      to={paths.invoice.createFor(customer)}
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
    >
      {say('New invoice')}
    </Button>
  )
}

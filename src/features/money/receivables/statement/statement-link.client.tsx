import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { receivablesRight } from '../receivables.contract.ts'

/** The way to a customer's statement, for those who may see what customers owe. */
export function StatementLink({ customer }: { customer: number }) {
  const say = useSay()
  if (!useMay(receivablesRight, 'view')) return null
  return (
    <Button
      component={Link}
      to={paths.statement.of(customer)}
      variant="default"
      leftSection={<IconListDetails size={18} stroke={1.6} aria-hidden />}
    >
      {say('Statement')}
    </Button>
  )
}

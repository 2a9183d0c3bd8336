import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { cashClose } from '../cash-closing.contract.ts'

/** Leads from the book of an account to the count that closes its day, for those who may. */
export function CloseDayLink({ account }: { account: number }) {
  const say = useSay()
  if (!useMay(cashClose.resource, 'create')) return null
  return (
    <Button
      component={Link}
      to={paths.cashClose.createFor(account)}
      variant="default"
      leftSection={<IconCalculator size={18} stroke={1.6} aria-hidden />}
    >
      {say('Close the Day')}
    </Button>
  )
}

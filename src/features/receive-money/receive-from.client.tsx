import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMay } from '../../kernel/client/rights.ts'
import { paths } from '../paths.ts'
import { receiveMoney } from './receive-money.contract.ts'

/** The way to the counter with a customer chosen: for money that settles more than the one invoice on screen. */
export function ReceiveFrom({ customer }: { customer: number | null }) {
  const may = useMay(receiveMoney, 'create')
  if (!may || customer === null) return null
  return (
    <Button component={Link} to={paths.receiveFrom(customer)} variant="default">
      Receive money
    </Button>
  )
}

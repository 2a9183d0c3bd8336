import { Button } from '@mantine/core'
import { IconBookUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

/** The way to what a customer owed in the old book, where there is anything and for those who may see it. */
export function OpeningsLink({ customer }: { customer: number }) {
  const say = useSay()
  const enabled = useMay(opening.resource, 'view')
  const { data } = useRead(openingEndpoints.list, { query: { customer, page_size: 1 } }, { enabled })
  if (!enabled || !data || data.count === 0) return null
  return (
    <Button
      component={Link}
      to={paths.opening.ofCustomer(customer)}
      variant="default"
      leftSection={<IconBookUpload size={18} stroke={1.6} aria-hidden />}
    >
      {say('Opening Documents')}
    </Button>
  )
}

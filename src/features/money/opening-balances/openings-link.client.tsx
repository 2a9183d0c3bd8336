import { IconBookUpload } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../kernel/client/ui/menu.tsx'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

/** Menu item: the opening balances of a customer, if there are any and the user may view them. */
export function OpeningsLink({ customer }: { customer: number }) {
  const t = useTranslate()
  const enabled = useMay(opening.resource, 'view')
  const { data } = useRead(openingEndpoints.list, { query: { customer, page_size: 1 } }, { enabled })
  if (!enabled || !data || data.count === 0) return null
  return (
    <MenuItem
      to={paths.opening.ofCustomer(customer)}
      leftSection={<IconBookUpload size={18} stroke={1.6} aria-hidden />}
    >
      {t('Opening Balances')}
    </MenuItem>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'
import { useToldSpending } from './use-spending.client.ts'

/** Offers to use what the customer has on account, where the invoice still asks for something. */
export function OnAccountOffer({ record }: { record: InvoiceRecord }) {
  const say = useSay()
  const { id, customer, status, outstanding } = record
  const may = useMay(receiveMoney, 'create')
  const isOpen = may && status === 'issued' && customer !== null && outstanding > 0
  const { data } = useRead(
    receiveMoneyEndpoints.open,
    { query: { customer: customer ?? 0 } },
    { enabled: isOpen },
  )
  const { spend, isPending } = useToldSpending()
  if (!isOpen || !data || data.on_account_usd <= 0) return null
  return (
    <Group gap="sm" mb="lg">
      <Text size="sm">
        {say('{amount} of this customer is on account.', { amount: formatMoney(data.on_account_usd, 'USD') })}
      </Text>
      <Button variant="default" size="compact-sm" disabled={isPending} onClick={() => void spend(id)}>
        {say('Use it for this invoice')}
      </Button>
    </Group>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import type { opening } from '../../opening-balances/opening.contract.ts'
import type { creditEndpoints } from '../on-account.contract.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'
import { useReportedApplyCredit } from './use-apply-credit.client.ts'

/** Offers to apply the customer's unapplied credit, if it is worth a banknote, to an invoice with an outstanding amount. */
export function OnAccountOffer({ record }: { record: InvoiceRecord }) {
  const { id, customer, status, outstanding } = record
  return status === 'issued' && customer !== null && outstanding > 0 ? (
    <Offer of="invoice" id={id} customer={customer} label="Apply credit to invoice" />
  ) : null
}

/** The same for a customer opening balance. */
export function OpeningOffer({ record }: { record: Row<typeof opening> }) {
  const { id, customer, amount_usd, open } = record
  return amount_usd > 0 && open > 0 ? (
    <Offer of="opening" id={id} customer={customer} label="Apply credit to opening balance" />
  ) : null
}

interface OfferProps {
  of: keyof typeof creditEndpoints
  id: number
  customer: number
  label: DisplayText
}

function Offer({ of, id, customer, label }: OfferProps) {
  const t = useTranslate()
  const isOpen = useMay(receiveMoney, 'create')
  const { data } = useRead(receiveMoneyEndpoints.open, { query: { customer } }, { enabled: isOpen })
  const { applyCredit, isPending } = useReportedApplyCredit(of)
  if (!isOpen || !data || data.offered_usd <= 0) return null
  return (
    <Group gap="sm" mb="lg">
      <Text size="sm">
        {t('This customer has {amount} in unapplied credit.', {
          amount: formatMoney(data.offered_usd, 'USD'),
        })}
      </Text>
      <Button variant="default" size="compact-sm" disabled={isPending} onClick={() => void applyCredit(id)}>
        {t(label)}
      </Button>
    </Group>
  )
}

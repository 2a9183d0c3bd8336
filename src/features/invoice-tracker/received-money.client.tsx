import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import { confirmDialog } from '../../kernel/client/confirm.ts'
import { notifyFailure, notifySuccess } from '../../kernel/client/notify.ts'
import { useWrite } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney, sameAmount } from '../../kernel/contract/money.ts'
import { invoiceTracker, invoiceTrackerEndpoints } from './invoice-tracker.contract.ts'
import { amountToTakeOver } from './taking-over.ts'

type Tracker = Row<typeof invoiceTracker>

interface ReceivedProps {
  record: Tracker
  /** What counts as paid now, as far as it is known. */
  paid: number | null
  busy?: boolean
  /** Takes over what the vouchers say; undefined where the person may not. */
  onTakeOver?: ((amount: number) => void) | undefined
}

/**
 * What vouchers say of an invoice's money, and the way to take it over. Orders are kept in USD, so what came in IQD is
 * told and not added.
 */
export function Received({ record, paid, busy = false, onTakeOver }: ReceivedProps) {
  const { received_usd, received_iqd } = record
  const amount = amountToTakeOver(record, paid)
  const isPaid = received_usd > 0 && received_iqd === 0 && paid !== null && sameAmount(received_usd, paid)
  return (
    <Alert color="brass" icon={<IconCashBanknote size={20} stroke={1.6} aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          Received by vouchers: <strong>{formatMoney(received_usd, 'USD')}</strong>
          {received_iqd > 0 && (
            <>
              {' '}
              and <strong>{formatMoney(received_iqd, 'IQD')}</strong>. Dinars have no rate here: what they
              count for as paid is typed by hand.
            </>
          )}
          {isPaid && ', which is what stands as paid'}
        </Text>
        {amount !== null && onTakeOver && (
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onTakeOver(amount)}>
            Take over {formatMoney(amount, 'USD')} as paid
          </Button>
        )}
      </Group>
    </Alert>
  )
}

/** The same on the record's own page, where taking over saves, after a question. */
export function ReceivedMoney({ record }: { record: Tracker }) {
  const mayUpdate = useMay(invoiceTracker.resource, 'update')
  const update = useWrite(invoiceTrackerEndpoints.update)
  const takeOver = async (total_paid: number) => {
    const sure = await confirmDialog({
      title: 'Take over as paid',
      message: `${formatMoney(total_paid, 'USD')} will stand as paid for ${record.invoice_number}, in place of ${formatMoney(record.total_paid, 'USD')}.`,
      confirm: 'Take over',
      cancel: 'Cancel',
    })
    if (!sure) return
    try {
      const { message } = await update.mutateAsync({
        params: { id: record.id },
        body: { total_paid, version: record.version },
      })
      notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Box mt="lg">
      <Received
        record={record}
        paid={record.total_paid}
        busy={update.isPending}
        onTakeOver={mayUpdate ? (amount) => void takeOver(amount) : undefined}
      />
    </Box>
  )
}

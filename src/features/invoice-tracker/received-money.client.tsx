import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import { notifyFailure, notifySuccess } from '../../kernel/client/notify.ts'
import { useWrite } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney, sameAmount } from '../../kernel/contract/money.ts'
import { invoiceTracker, invoiceTrackerEndpoints } from './invoice-tracker.contract.ts'

type Tracker = Row<typeof invoiceTracker>

interface ReceivedProps {
  record: Tracker
  /** What counts as paid now, as far as it is known. */
  paid: number | null
  busy?: boolean
  /** Takes over what the vouchers say; undefined where the person may not. */
  onTakeOver?: (() => void) | undefined
}

/**
 * What vouchers say of an invoice's money, and the way to take it over. Orders are kept in USD, so what came in IQD is
 * told and not added.
 */
export function Received({ record, paid, busy = false, onTakeOver }: ReceivedProps) {
  const { received_usd, received_iqd } = record
  const differs = received_usd > 0 && (paid === null || !sameAmount(received_usd, paid))
  return (
    <Alert color="brass" icon={<IconCashBanknote size={20} stroke={1.6} aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          Received by vouchers: <strong>{formatMoney(received_usd, 'USD')}</strong>
          {received_iqd > 0 && (
            <>
              {' '}
              and <strong>{formatMoney(received_iqd, 'IQD')}</strong>
            </>
          )}
          {received_usd > 0 && !differs && ', which is what stands as paid'}
        </Text>
        {differs && onTakeOver && (
          <Button size="compact-sm" variant="default" disabled={busy} onClick={onTakeOver}>
            Take over {formatMoney(received_usd, 'USD')} as paid
          </Button>
        )}
      </Group>
    </Alert>
  )
}

/** The same on the record's own page, where taking over saves at once. */
export function ReceivedMoney({ record }: { record: Tracker }) {
  const mayUpdate = useMay(invoiceTracker.resource, 'update')
  const update = useWrite(invoiceTrackerEndpoints.update)
  const takeOver = async () => {
    try {
      const { message } = await update.mutateAsync({
        params: { id: record.id },
        body: { total_paid: record.received_usd, version: record.version },
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
        onTakeOver={mayUpdate ? () => void takeOver() : undefined}
      />
    </Box>
  )
}

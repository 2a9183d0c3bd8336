import { Button } from '@mantine/core'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { told } from '../../../../words/sentences.ts'
import { invoiceTrackerEndpoints } from '../../../orders/orders.contract.ts'
import { paymentsByHand } from '../../../invoices/invoices.contract.ts'
import type { Line } from '../reconcile.contract.ts'
import { useRemedy } from './use-remedy.client.ts'

/** Expects again what was written off, for those who may say so by hand. */
export function TakeBackWriteOff({ line }: { line: Line }) {
  const say = useSay()
  const may = useMay(paymentsByHand, 'update')
  const { mutateAsync: write } = useWrite(invoiceTrackerEndpoints.update)
  const { busy, run } = useRemedy()
  const { id, document, version, usd, paid, outstanding } = line
  // It is typed on an order, which may be gone.
  if (!may || document !== 'invoice_tracker' || paid === null || outstanding === null) return null
  const expectAgain = async () => {
    // Who says what is paid and no more leaves all the rest to be asked for.
    const { data } = await write({
      params: { id },
      body: { total_paid: String(paid), version },
    })
    const before = { total_paid: String(paid), outstanding: String(outstanding) }
    return {
      message: told('{amount} is expected again.', { amount: formatMoney(usd, 'USD') }),
      undo: () => write({ params: { id }, body: { ...before, version: data.version } }),
    }
  }
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => run(expectAgain)}>
      {say('Expect it again')}
    </Button>
  )
}

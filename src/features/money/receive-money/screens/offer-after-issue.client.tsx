import { useEffect } from 'react'
import { call } from '../../../../kernel/client/calls/call.ts'
import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { useLatest } from '../../../../kernel/client/use-latest.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { message } from '../../../../i18n/messages.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { useReportedApplyCredit } from './use-apply-credit.client.ts'

interface OfferAfterIssueProps {
  /** The invoice that was just issued. */
  record: InvoiceRecord
  /** Called when there is nothing more to ask. */
  onDone(): void
}

/** After an invoice is issued, asks whether to apply the customer's unapplied credit. Asks nothing if there is none. */
export default function OfferAfterIssue({ record, onDone }: OfferAfterIssueProps) {
  const latest = useLatest({ record, onDone, ...useReportedApplyCredit('invoice') })
  useEffect(() => {
    let isGone = false
    const offer = async () => {
      const { record: issued, applyCredit, onDone: done } = latest()
      const use = await asked(issued, () => isGone)
      if (isGone) return
      if (use) await applyCredit(issued.id)
      done()
    }
    void offer()
    return () => {
      isGone = true
    }
  }, [latest])
  return null
}

async function asked(record: InvoiceRecord, isGone: () => boolean): Promise<boolean> {
  const there = await offered(record)
  if (!there || isGone()) return false
  const { offered_usd, outstanding } = there
  return await confirmDialog({
    title: 'Apply credit?',
    message: message(
      'The customer has {on_account} in unapplied credit. {amount} is applied to {invoice_no}, oldest credit first.',
      {
        on_account: formatMoney(offered_usd, 'USD'),
        amount: formatMoney(Math.min(offered_usd, outstanding), 'USD'),
        invoice_no: record.invoice_no ?? '',
      },
    ),
    about: record.customer_name ?? '',
    confirm: 'Apply credit',
    cancel: 'Not now',
    calm: true,
  })
}

/**
 * The unapplied credit and the outstanding amount; null if there is none, or if the request fails, since the invoice's
 * page offers the same.
 */
async function offered({ id, customer }: InvoiceRecord) {
  if (customer === null) return null
  try {
    const { offered_usd, invoices } = await call(receiveMoneyEndpoints.open, { query: { customer } })
    const open = invoices.find(({ invoice }) => invoice === id)
    return open && offered_usd > 0 ? { offered_usd, outstanding: open.outstanding } : null
  } catch {
    return null
  }
}

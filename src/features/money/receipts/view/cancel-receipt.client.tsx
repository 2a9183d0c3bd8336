import { IconBan } from '@tabler/icons-react'
import { ReasonButton } from '../../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { told } from '../../../../words/sentences.ts'
import { receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** Cancels a voucher that should never have been, with the reason; it stays to be seen. */
export function CancelReceipt({ voucher }: { voucher: Row<typeof receiptVoucher> }) {
  if (!useMay(receiptVoucher.resource, 'update')) return null
  return (
    <ReasonButton
      label="Cancel voucher"
      icon={IconBan}
      title={told('Cancel receipt voucher {number}', { number: voucher.voucher_no })}
      effect="It stays with its number and the reason. What it settled is due again, and its account loses the money."
      yes="Cancel it"
      no="Keep it"
      endpoint={receiptVoucherEndpoints.cancel}
      id={voucher.id}
    />
  )
}

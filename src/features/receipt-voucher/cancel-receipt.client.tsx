import { Button } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../kernel/client/rights.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { receiptVoucher, receiptVoucherEndpoints } from './receipt-voucher.contract.ts'

/** Loaded when somebody cancels a voucher. */
const ReasonDialog = lazy(async () => ({
  default: (await import('../../kernel/client/entity-form/reason-dialog.tsx')).ReasonDialog,
}))

/** Cancels a voucher that should never have been, with the reason; it stays to be seen. */
export function CancelReceipt({ voucher }: { voucher: Row<typeof receiptVoucher> }) {
  const [asks, setAsks] = useState(false)
  if (!useMay(receiptVoucher.resource, 'update')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBan size={18} stroke={1.6} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        Cancel voucher
      </Button>
      {asks && (
        <Suspense>
          <ReasonDialog
            title={`Cancel receipt voucher ${voucher.voucher_no}`}
            effect="It stays with its number and the reason. What it settled is due again, and its account loses the money."
            yes="Cancel it"
            no="Keep it"
            endpoint={receiptVoucherEndpoints.cancel}
            id={voucher.id}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import { paths } from '../../../paths.ts'
import { paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

const icon = <IconArrowBackUp size={18} stroke={1.6} aria-hidden />

/** Menu item: refund a customer's unapplied credit, for users who may create payments. */
export function RefundCustomer({ customer }: { customer: number }) {
  const t = useTranslate()
  const enabled = useMay(paymentVoucher.resource, 'create')
  const read = useRead(paymentVoucherEndpoints.onAccount, { query: { customer } }, { enabled })
  if (!enabled || !read.data || read.data.on_account_usd <= 0) return null
  return (
    <MenuItem to={paths.refundTo(customer)} leftSection={icon}>
      {t('Refund')}
    </MenuItem>
  )
}

/** Menu item: refund the rest of a credit note. */
export function RefundNote({ note }: { note: Parameters<typeof paths.refundOf>[0] }) {
  const t = useTranslate()
  if (!useMay(paymentVoucher.resource, 'create') || note.on_account_usd <= 0) return null
  return (
    <Button component={Link} to={paths.refundOf(note)} variant="default" leftSection={icon}>
      {t('Refund')}
    </Button>
  )
}

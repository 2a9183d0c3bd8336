import { Button } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import { paths } from '../../../paths.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'

const icon = <IconCashBanknote size={18} stroke={1.6} aria-hidden />

/** A link to a new receipt for an invoice, for users with the permission. */
export function RecordPayment({ invoice, settled }: { invoice: number; settled: boolean }) {
  const t = useTranslate()
  if (!useMay(receiptVoucher.resource, 'create')) return null
  return (
    <Button
      component={Link}
      to={paths.receiptFor(invoice)}
      variant={settled ? 'default' : 'filled'}
      leftSection={icon}
    >
      {t('Record payment')}
    </Button>
  )
}

/** The same as a menu item. */
export function RecordPaymentItem({ invoice }: { invoice: number }) {
  const t = useTranslate()
  if (!useMay(receiptVoucher.resource, 'create')) return null
  return (
    <MenuItem component={Link} to={paths.receiptFor(invoice)} leftSection={icon}>
      {t('Record payment')}
    </MenuItem>
  )
}

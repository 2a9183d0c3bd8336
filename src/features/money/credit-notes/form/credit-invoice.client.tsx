import { Anchor } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { creditNote } from '../credit-notes.contract.ts'

/** A link to the credit notes of an invoice, if there are any and the user may view them. */
export function CreditsOf({ record: { id, taken_back } }: { record: InvoiceRecord }) {
  const t = useTranslate()
  if (!useMay(creditNote.resource, 'view') || taken_back <= 0) return null
  return (
    <Anchor component={Link} to={paths.creditsOf(id)} size="sm">
      {t('Credit notes: {amount}', { amount: formatMoney(taken_back, 'USD') })}
    </Anchor>
  )
}

/** Menu item: a new credit note for an issued invoice with something left to credit. */
export function CreditInvoice({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const mayCreate = useMay(creditNote.resource, 'create')
  const { id, status, grand_total, taken_back } = record
  if (!mayCreate || status !== 'issued' || taken_back >= (grand_total ?? 0)) return null
  return (
    <MenuItem to={paths.creditFor(id)} leftSection={<IconReceiptRefund size={18} stroke={1.6} aria-hidden />}>
      {t('Create credit note')}
    </MenuItem>
  )
}

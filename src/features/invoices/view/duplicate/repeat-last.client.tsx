import { IconCopyPlus } from '@tabler/icons-react'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import { invoice, invoiceEndpoints } from '../../invoices.contract.ts'
import { useDuplicate } from './duplicate-invoice.client.tsx'

/** Copies the customer's last invoice visible to the user into a draft. */
export function RepeatLast({ customer }: { customer: number }) {
  const mayView = useMay(invoice.resource, 'view')
  const query = { customer, page_size: 1 }
  const { data } = useRead(invoiceEndpoints.list, { query }, { enabled: mayView })
  const last = data?.results[0]
  return last ? <Repeat id={last.id} /> : null
}

function Repeat({ id }: { id: number }) {
  const t = useTranslate()
  const duplicate = useDuplicate(id)
  if (!duplicate) return null
  return (
    <MenuItem
      leftSection={<IconCopyPlus size={18} stroke={1.6} aria-hidden />}
      disabled={duplicate.isPending}
      onClick={duplicate.onClick}
    >
      {t('Repeat last invoice')}
    </MenuItem>
  )
}

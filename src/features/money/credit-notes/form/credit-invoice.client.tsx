import { Anchor, Button } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { creditNote } from '../credit-notes.contract.ts'

/** On an issued invoice: the way to a credit note for it, and to those that there are. */
export function CreditInvoice({ record }: { record: InvoiceRecord }) {
  const say = useSay()
  const mayView = useMay(creditNote.resource, 'view')
  const mayCreate = useMay(creditNote.resource, 'create')
  const { id, grand_total, taken_back } = record
  return (
    <>
      {mayView && taken_back > 0 && (
        <Anchor component={Link} to={paths.creditsOf(id)} size="sm" style={{ alignSelf: 'center' }}>
          {say('Credit notes over {amount}', { amount: formatMoney(taken_back, 'USD') })}
        </Anchor>
      )}
      {mayCreate && taken_back < (grand_total ?? 0) && (
        <Button
          component={Link}
          to={paths.creditFor(id)}
          variant="default"
          leftSection={<IconReceiptRefund size={18} stroke={1.6} aria-hidden />}
        >
          {say('Credit note')}
        </Button>
      )}
    </>
  )
}

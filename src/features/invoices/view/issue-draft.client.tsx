import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { paths } from '../../paths.ts'
import { IssuedContext } from '../form/saved/issued.client.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

/** Issues a draft from its page; if something is missing, opens the form with the errors. */
export function IssueDraft({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const notifyIssued = useContext(IssuedContext)
  const { mutateAsync: write, isPending } = useWrite(invoiceEndpoints.update)
  if (!useMay(invoice.resource, 'update') || record.status !== 'draft') return null
  const issue = async () => {
    try {
      const { message, data } = await write({
        params: { id: record.id },
        body: { status: 'issued', version: record.version },
      })
      notifySuccess(message)
      if (data.status === 'issued') notifyIssued(data)
    } catch (error) {
      notifyFailure(error)
      if (error instanceof Problem && error.status === 422) await navigate(paths.invoice.update(record.id))
    }
  }
  return (
    <Button
      disabled={isPending}
      title={t('The invoice gets a number and cannot be changed back to a draft.')}
      leftSection={<IconCheck size={18} stroke={1.8} aria-hidden />}
      onClick={() => void issue()}
    >
      {t('Issue invoice')}
    </Button>
  )
}

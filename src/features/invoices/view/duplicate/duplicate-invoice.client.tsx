import { useNavigate } from 'react-router'
import { notifyFailure, notifySuccess } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { invoice, invoiceEndpoints } from '../../invoices.contract.ts'

/** Creates a draft copied from an invoice and opens it; null for users who may not create invoices. */
export function useDuplicate(id: number) {
  const navigate = useNavigate()
  const { mutateAsync: write, isPending } = useWrite(invoiceEndpoints.duplicate)
  if (!useMay(invoice.resource, 'create')) return null
  const duplicate = async () => {
    try {
      const { message, data } = await write({ params: { id } })
      notifySuccess(message)
      await navigate(paths.invoice.update(data.id))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { isPending, onClick: () => void duplicate() }
}

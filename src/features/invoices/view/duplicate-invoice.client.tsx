import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { paths } from '../../paths.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'

/** Makes a draft like the invoice and goes on with it; null for those who may not create one. */
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

/** On the invoice's own page. */
export function DuplicateButton({ id }: { id: number }) {
  const say = useSay()
  const duplicate = useDuplicate(id)
  if (!duplicate) return null
  return (
    <Button
      variant="default"
      disabled={duplicate.isPending}
      leftSection={<IconCopyPlus size={18} stroke={1.6} aria-hidden />}
      onClick={duplicate.onClick}
    >
      {say('Duplicate')}
    </Button>
  )
}

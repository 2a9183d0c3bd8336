import { IconCopyPlus } from '@tabler/icons-react'
import { ButtonAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useDuplicate } from './duplicate-invoice.client.tsx'

/** In the row of a list; apart from the button, whose page needs nothing of lists. */
export function DuplicateAction({ id }: { id: number }) {
  const duplicate = useDuplicate(id)
  if (!duplicate) return null
  return (
    <ButtonAction
      label="Duplicate"
      icon={IconCopyPlus}
      busy={duplicate.isPending}
      onClick={duplicate.onClick}
    />
  )
}

import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ImportEndpoints, SheetImport } from '../../contract/import.ts'
import { confirmDialog } from '../confirm.ts'
import { notifyFailure, notifySuccess } from '../notify.ts'
import { useWrite } from '../query.ts'
import { useMay } from '../rights.ts'

interface UndoButtonProps {
  sheet: SheetImport
  endpoints: ImportEndpoints
  id: number
}

/** Takes a whole import back, for those who may delete what it brought. */
export function UndoButton({ sheet: { entity }, endpoints, id }: UndoButtonProps) {
  const undo = useWrite(endpoints.undo)
  const many = entity.plural.toLowerCase()
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Undo this import?',
      message: `The ${many} that it created are deleted, and those that it changed become what they were.`,
      confirm: 'Undo the import',
      cancel: 'Keep it',
    })
    if (!sure) return
    try {
      const { message } = await undo.mutateAsync({ params: { id } })
      notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (!useMay(entity.resource, 'delete')) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={undo.isPending}
      leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
      onClick={() => void onClick()}
    >
      Undo
    </Button>
  )
}

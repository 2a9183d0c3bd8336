import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ImportEndpoints, SheetImport } from '../../contract/import.ts'
import { confirmDialog } from '../confirm.ts'
import { directed } from '../directed.ts'
import { useSay } from '../language.ts'
import { notifyFailure, notifySuccess } from '../notify.ts'
import { useWrite } from '../query.ts'
import { useMay } from '../rights.ts'
import { importSentencesOf } from '../../contract/import-sentences.ts'

interface UndoButtonProps {
  sheet: SheetImport
  endpoints: ImportEndpoints
  id: number
}

/** Takes a whole import back, for those who may delete what it brought. */
export function UndoButton({ sheet: { entity }, endpoints, id }: UndoButtonProps) {
  const say = useSay()
  const undo = useWrite(endpoints.undo)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Undo this import?',
      message: importSentencesOf(entity).undo,
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
      leftSection={<IconArrowBackUp size={16} stroke={1.7} className={directed} aria-hidden />}
      onClick={() => void onClick()}
    >
      {say('Undo')}
    </Button>
  )
}

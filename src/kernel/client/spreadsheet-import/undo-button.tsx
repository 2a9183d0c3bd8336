import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ImportEndpoints, SpreadsheetImport } from '../../contract/endpoints/import.ts'
import { confirmDialog } from '../messages/confirm.ts'
import { directed } from '../language/directed.ts'
import { useTranslate } from '../language/language.ts'
import { notifyFailure, notifySuccess } from '../messages/notify.ts'
import { useWrite } from '../cache/query.ts'
import { useMay } from '../session/rights.ts'
import { importSentencesOf } from '../../contract/endpoints/import-sentences.ts'

interface UndoButtonProps {
  sheet: SpreadsheetImport
  endpoints: ImportEndpoints
  id: number
}

/** Undoes an import, for users who may delete the records. */
export function UndoButton({ sheet: { entity }, endpoints, id }: UndoButtonProps) {
  const t = useTranslate()
  const undo = useWrite(endpoints.undo)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Undo this import?',
      message: importSentencesOf(entity).undo,
      confirm: 'Undo import',
      cancel: 'Keep import',
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
      {t('Undo')}
    </Button>
  )
}

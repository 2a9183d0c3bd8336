import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { archiveEndpoints } from '../../contract/endpoints/archive.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Label } from '../../../i18n/messages.ts'
import { useWrite } from '../cache/query.ts'
import { notifyFailure, notifySuccess, notifyUndoable } from '../messages/notify.ts'
import { useMay } from '../session/rights.ts'

/** A record with the field `archived`. */
export interface Archivable {
  id: number
  archived: boolean
}

/** Returns the action that archives the record, or restores it if it is archived; null if the user may not do so. */
export function useArchiving(entity: Entity, { id, archived }: Archivable) {
  const endpoints = archiveEndpoints(entity)
  const archive = useWrite(endpoints.archive)
  const unarchive = useWrite(endpoints.unarchive)
  if (!useMay(entity.resource, 'update')) return null

  const takeBack = async () => {
    try {
      notifySuccess((await unarchive.mutateAsync({ params: { id } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const putAway = async () => {
    try {
      const { message } = await archive.mutateAsync({ params: { id } })
      notifyUndoable(message, () => void takeBack())
    } catch (error) {
      notifyFailure(error)
    }
  }
  const label: Label = archived ? 'Unarchive' : 'Archive'
  return {
    label,
    icon: archived ? IconArchiveOff : IconArchive,
    busy: archive.isPending || unarchive.isPending,
    onClick: () => void (archived ? takeBack() : putAway()),
  }
}

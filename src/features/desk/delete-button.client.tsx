import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../kernel/client/cache/query.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { notifyFailure, notifyUndoable } from '../../kernel/client/messages/notify.ts'
import { useUndoDeletion } from '../../kernel/client/messages/undo-deletion.ts'
import type { Endpoint } from '../../kernel/contract/endpoint.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { DisplayText } from '../../i18n/messages.ts'

interface DeleteButtonProps {
  entity: Entity
  endpoint: Endpoint
  id: number
  /** The accessible name of the icon button. */
  label: DisplayText
  title: DisplayText
  /** The toast afterwards, with Undo. */
  done: DisplayText
}

/** Deletes a comment or task without a confirmation, since the deletion can be undone. */
export function DeleteButton({ entity, endpoint, id, label, title, done }: DeleteButtonProps) {
  const t = useTranslate()
  const remove = useWrite(endpoint, { touches: [entity.name] })
  const restore = useUndoDeletion()
  const onClick = async () => {
    try {
      await remove.mutateAsync({ params: { id } })
      notifyUndoable(done, () => restore(entity.name, id))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      disabled={remove.isPending}
      aria-label={t(label)}
      title={t(title)}
      onClick={() => void onClick()}
    >
      <IconTrash size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

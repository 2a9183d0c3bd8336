import { ActionIcon } from '@mantine/core'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Entity } from '../../../contract/entity.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { deleteWithConfirmation } from '../../messages/confirm.ts'
import { messageOf } from '../../calls/message-of.ts'
import { useWrite } from '../../cache/query.ts'
import type { Instead } from '../../messages/question.ts'
import { useMay } from '../../session/rights.ts'
import { useRecordName } from '../../show/values/record-name.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { cancelLabel, sendWhenConfirmed } from '../../messages/send-when-confirmed.ts'
import { useUndoDeletion } from '../../messages/undo-deletion.ts'
import { useFolded } from './row-menu.tsx'
import type { EntityList } from '../use-entity-list.ts'
import { useTranslate } from '../../language/language.ts'

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>

/** A row's button that leads to another screen. */
export function LinkAction({ label, icon: Icon, to }: { label: DisplayText; icon: Icon; to: string }) {
  const t = useTranslate()
  if (useFolded()) {
    return (
      <MenuItem to={to} leftSection={<Icon size={18} stroke={1.6} aria-hidden />}>
        {t(label)}
      </MenuItem>
    )
  }
  return (
    <ActionIcon component={Link} to={to} variant="subtle" color="gray" aria-label={t(label)} title={t(label)}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

interface ButtonActionProps {
  label: DisplayText
  icon: Icon
  onClick(): void
  color?: string
  busy?: boolean
}

/** A row's button that does something. */
export function ButtonAction({
  label,
  icon: Icon,
  onClick,
  color = 'gray',
  busy = false,
}: ButtonActionProps) {
  const t = useTranslate()
  if (useFolded()) {
    return (
      <MenuItem
        // The usual red has too little contrast in a dark menu.
        {...(color === 'red' && { c: 'var(--mantine-color-error)' })}
        disabled={busy}
        leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
        onClick={onClick}
      >
        {t(label)}
      </MenuItem>
    )
  }
  return (
    <ActionIcon
      variant="subtle"
      color={color}
      aria-label={t(label)}
      title={t(label)}
      loading={busy}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** Leads to the record's own screen. */
export function ViewAction({ to }: { to: string }) {
  return <LinkAction label="View" icon={IconEye} to={to} />
}

/** Leads to the record's form, for users who may update it. */
export function UpdateAction({ entity, to }: { entity: Entity; to: string }) {
  return useMay(entity.resource, 'update') ? <LinkAction label="Update" icon={IconPencil} to={to} /> : null
}

interface DeleteActionProps<F extends Fields> {
  list: EntityList<F>
  row: RowOf<F>
  endpoint: Endpoint
  /** The kind of record to delete, if the rows of the list are not records themselves. */
  entity?: Entity
  /** A simple confirmation question, and the dialog's text (specification, section 8). */
  question?: DisplayText
  deleted?: DisplayText
  /** Further text of the dialog. */
  remark?: DisplayText | undefined
  /** An alternative to deletion: offered beside the question, and if the server refuses the deletion. */
  instead?: Instead | undefined
}

/** Confirms with the name of the row, deletes, shows page 1 and offers *Undo*, for users with the permission. */
export function DeleteAction<F extends Fields>(props: DeleteActionProps<F>) {
  const { list, row, endpoint, entity = list.entity, question, deleted, remark, instead } = props
  const id = Number(row.id)
  const name = useRecordName()
  const undo = useUndoDeletion()
  const remove = useWrite(endpoint)
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    const gone = await deleteWithConfirmation({
      about: message('{label} {name}', { label: entity.label, name: name || `#${id}` }),
      undo: () => undo(entity.name, id),
      remove: async () => {
        setBusy(true)
        try {
          const answer = await sendWhenConfirmed(
            (flags) => remove.mutateAsync({ params: { id }, query: flags }),
            cancelLabel,
          )
          return answer && 'message' in answer ? { message: messageOf(answer) } : null
        } finally {
          setBusy(false)
        }
      },
      ...(question !== undefined && { question }),
      ...(deleted !== undefined && { deleted }),
      remark,
      instead,
    })
    if (gone) list.state.setPage(1)
  }
  return useMay(entity.resource, 'delete') ? (
    <ButtonAction label="Delete" icon={IconTrash} color="red" busy={busy} onClick={() => void onClick()} />
  ) : null
}

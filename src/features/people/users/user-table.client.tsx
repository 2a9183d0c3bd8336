import { IconPlayerPause, IconUserCheck } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import {
  ButtonAction,
  DeleteAction,
  UpdateAction,
  ViewAction,
} from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { type EntityList, useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { CreateButton } from '../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { Face } from '../../../kernel/client/show/pictures/face.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { paths } from '../../paths.ts'
import { user, userEndpoints } from '../users.contract.ts'
import { useMayTouch } from './may-touch.client.ts'
import { RoleName } from './role-name.client.tsx'
import { UserStatus } from './status-badge.client.tsx'

type User = Row<typeof user>
type Users = EntityList<typeof userEndpoints.list.reply.results.fields>

/** What later features offer after a user was deactivated. */
type Offer = ComponentType<{ person: User; onClose(): void }>

/** The list of users. */
export function UserTable({ offer: Offer }: { offer: Offer }) {
  const list = useEntityList(user, userEndpoints.list)
  const [held, setHeld] = useState<User | null>(null)
  return (
    <>
      <PageHeading title="Users">
        <CreateButton entity={user} to={paths.users.create} />
      </PageHeading>
      {held && <Offer person={held} onClose={() => setHeld(null)} />}
      <EntityTable
        list={list}
        create={paths.users.create}
        display={{
          user_image: {
            cell: (row) => <Face address={row.user_image} name={row.full_name} />,
            card: 'picture',
          },
          full_name: { card: 'who' },
          // Not as the title: confirmations about a user show the name.
          phone_number: { card: 'day' },
          role: { cell: (row) => <RoleName user={row} />, card: 'status' },
          user_status: { cell: (row) => <UserStatus status={row.user_status} />, card: 'amount' },
        }}
        open={(row) => paths.users.view(row.id)}
        update={(row) => paths.users.update(row.id)}
        actions={(row) => <Actions list={list} row={row} onHeld={(isHeld) => setHeld(isHeld ? row : null)} />}
      />
    </>
  )
}

interface ActionsProps {
  list: Users
  row: User
  /** Called when the user was deactivated or activated. */
  onHeld(isHeld: boolean): void
}

function Actions({ list, row, onHeld }: ActionsProps) {
  const { mayUpdate, mayHold, mayDelete } = useMayTouch(row)
  return (
    <>
      {mayHold && <StatusAction row={row} onHeld={onHeld} />}
      <ViewAction to={paths.users.view(row.id)} />
      {mayUpdate && <UpdateAction entity={user} to={paths.users.update(row.id)} />}
      {mayDelete && <DeleteAction list={list} row={row} endpoint={userEndpoints.remove} />}
    </>
  )
}

/** Activates or deactivates a user with one click. */
function StatusAction({ row, onHeld }: Pick<ActionsProps, 'row' | 'onHeld'>) {
  const update = useWrite(userEndpoints.update)
  const isActive = row.user_status === 'active'
  const toggle = async () => {
    try {
      const user_status = isActive ? 'hold' : 'active'
      const { message } = await update.mutateAsync({ params: { id: row.id }, body: { user_status } })
      notifySuccess(message)
      onHeld(isActive)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <ButtonAction
      label={isActive ? 'Put on hold' : 'Activate'}
      icon={isActive ? IconPlayerPause : IconUserCheck}
      {...(!isActive && { color: 'green' })}
      busy={update.isPending}
      onClick={() => void toggle()}
    />
  )
}

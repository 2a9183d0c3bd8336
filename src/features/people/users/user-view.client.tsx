import type { ComponentType } from 'react'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import {
  BackButton,
  Detail,
  RecordView,
  UpdateButton,
} from '../../../kernel/client/show/record/record-view.tsx'
import { ShowValue } from '../../../kernel/client/show/values/show-value.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { paths } from '../../paths.ts'
import { user, userEndpoints } from '../users.contract.ts'
import { useMayTouch } from './may-touch.client.ts'
import { PersonHead } from './person-head.client.tsx'
import { ResetFactors } from './reset-factors.client.tsx'
import { ResetPassword } from './reset-password.client.tsx'
import { RoleName } from './role-name.client.tsx'
import { UserStatus } from './status-badge.client.tsx'
import { UserSessions } from './user-sessions.client.tsx'

// The history shows first and last name, from which the full name follows.
const { full_name: _name, ...shownFields } = user.fields
const historyFields = {
  ...shownFields,
  password_set_by: text('Password set by'),
  password_set_at: instant('Password set on'),
  must_change_password: flag('Must change password at next sign-in'),
}

const joined = instant('Joined')

type OfPerson = ComponentType<{ person: Row<typeof user> }>

/** The view of a user; `further` shows the actions of later features. */
export function UserView({ further }: { further: OfPerson }) {
  const read = useRecordHere(userEndpoints.read)
  return (
    <>
      <PageHeading title="User Details">
        <BackButton to={paths.users.table} />
        {read.data && <Buttons record={read.data.data} further={further} />}
      </PageHeading>
      <Loaded read={read}>
        {({ data }) => (
          <>
            <PersonHead record={data} />
            <RecordView
              fields={user.fields}
              record={data}
              names={['full_name', 'username', 'email', 'phone_number', 'date_of_birth']}
            >
              <Detail label={user.fields.role.label}>
                <RoleName user={data} />
              </Detail>
              <Detail label={user.fields.user_status.label}>
                <UserStatus status={data.user_status} />
              </Detail>
              <Detail label={joined.label}>
                <ShowValue field={joined} value={data.created_at} />
              </Detail>
            </RecordView>
            <Sessions record={data} />
            <RecordHistory key={data.id} entity={user} id={data.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Sessions({ record }: { record: Row<typeof user> }) {
  const { mayHold } = useMayTouch(record)
  return mayHold && <UserSessions person={record} />
}

interface ButtonsProps {
  record: Row<typeof user>
  further: OfPerson
}

function Buttons({ record, further: Further }: ButtonsProps) {
  const { mayUpdate, mayHold } = useMayTouch(record)
  return (
    <>
      <Further person={record} />
      {mayHold && record.second_factor && <ResetFactors user={record} />}
      {mayHold && <ResetPassword user={record} />}
      {mayUpdate && <UpdateButton entity={user} to={paths.users.update(record.id)} />}
    </>
  )
}

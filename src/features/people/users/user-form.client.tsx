import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Field } from '../../../kernel/contract/fields.ts'
import { paths } from '../../paths.ts'
import { confirmationErrors } from '../passwords/password-confirmation.ts'
import { type user, userEndpoints } from '../users.contract.ts'
import { useMayTouch } from './may-touch.client.ts'

/** The form of a new user. */
export function UserCreate() {
  const form = useEntityForm({
    endpoint: userEndpoints.create,
    initial: { user_status: 'active' },
    back: paths.users.table,
    screens: paths.users,
    check: ({ password, confirm_password }) => confirmationErrors(password, confirm_password),
  })
  return (
    <>
      <PageHeading title="Create User" />
      <EntityFormCard form={form}>
        <PersonInputs form={form} />
        <FieldInput
          form={form}
          name="password"
          description="Valid for 7 days. The user must choose a new password at the first sign-in."
        />
        <FieldInput form={form} name="confirm_password" />
        <FieldInput form={form} name="user_image" />
        <ForSuperusers>
          <FieldInput form={form} name="is_superuser" description={superuserMeans} />
        </ForSuperusers>
      </EntityFormCard>
    </>
  )
}

/** The form to update a user. */
export function UserUpdate() {
  const read = useRecordHere(userEndpoints.read)
  return (
    <>
      <PageHeading title="Update User" />
      <Loaded read={read}>{({ data }) => <UserChange key={data.id} record={data} />}</Loaded>
    </>
  )
}

function UserChange({ record }: { record: Row<typeof user> }) {
  const t = useTranslate()
  const form = useEntityForm({ endpoint: userEndpoints.update, record, back: paths.users.table })
  const { mayUpdate } = useMayTouch(record)
  if (!mayUpdate) {
    return <Alert color="brass" title={t('Only superusers can change a superuser.')} />
  }
  return (
    <EntityFormCard form={form}>
      <PersonInputs form={form} />
      <FieldInput form={form} name="user_image" />
      <ForSuperusers>
        <FieldInput form={form} name="is_superuser" description={superuserMeans} />
      </ForSuperusers>
    </EntityFormCard>
  )
}

/** The inputs shared by both forms; some are required only when updating. */
const personInputs = [
  'first_name',
  'last_name',
  'username',
  'phone_number',
  'email',
  'date_of_birth',
  'role',
  'user_status',
] as const

function PersonInputs({ form }: { form: EntityForm<Record<(typeof personInputs)[number], Field>> }) {
  return personInputs.map((name) => <FieldInput key={name} form={form} name={name} />)
}

const superuserMeans = 'Has all permissions, regardless of role.'

function ForSuperusers({ children }: { children: ReactNode }) {
  return useMe()?.user_type === 'superuser' ? children : null
}

import { Button } from '@mantine/core'
import { IconKey, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useSession } from '../../../kernel/client/session/session.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { RecordFacts } from '../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { user, userEndpoints } from '../users.contract.ts'
import { PersonHead } from '../users/person-head.client.tsx'
import { SecondFactor } from '../factors/second-factor.client.tsx'
import styles from './account.module.css'
import { EditProfile } from './edit-profile.client.tsx'
import { OpenSessions } from '../sessions/open-sessions.client.tsx'
import { PasswordChange } from './password-change.client.tsx'

/** The profile of the signed-in user: their data, password and devices. */
export function Profile() {
  const t = useTranslate()
  const id = useSession()?.user.id ?? 0
  const read = useRead(userEndpoints.read, { params: { id } }, { enabled: id > 0 })
  const [opened, setOpened] = useState<'profile' | 'password' | null>(null)
  const close = () => setOpened(null)
  const record = read.data?.data
  return (
    <div className={styles.page}>
      <PageHeading title="Profile">
        <Button
          variant="default"
          leftSection={<IconKey size={18} stroke={1.6} aria-hidden />}
          onClick={() => setOpened('password')}
        >
          {t('Password Change')}
        </Button>
        <Button
          leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
          disabled={!record}
          onClick={() => setOpened('profile')}
        >
          {t('Edit Profile')}
        </Button>
      </PageHeading>
      <Loaded read={read}>{({ data }) => <Person record={data} />}</Loaded>
      <SecondFactor />
      <OpenSessions />
      {opened === 'profile' && record && <EditProfile record={record} onClose={close} />}
      {opened === 'password' && <PasswordChange onClose={close} />}
    </div>
  )
}

function Person({ record }: { record: Row<typeof user> }) {
  return (
    <>
      <PersonHead record={record} />
      <Card width="form">
        <RecordFacts
          fields={user.fields}
          record={record}
          names={['full_name', 'username', 'email', 'phone_number', 'date_of_birth', 'language']}
        />
      </Card>
    </>
  )
}

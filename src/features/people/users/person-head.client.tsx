import { Text, Title } from '@mantine/core'
import { Face } from '../../../kernel/client/show/pictures/face.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { user } from '../users.contract.ts'
import styles from './person-head.module.css'
import { RoleName } from './role-name.client.tsx'

/** The head of a user's page: picture, name and role. */
export function PersonHead({ record }: { record: Row<typeof user> }) {
  return (
    <div className={styles.person}>
      <Face address={record.user_image} name={record.full_name} size={88} />
      <div className={styles.name}>
        <Title order={2} size="h3">
          <bdi>{record.full_name}</bdi>
        </Title>
        <Text c="dimmed" component="div">
          <RoleName user={record} />
        </Text>
      </div>
    </div>
  )
}

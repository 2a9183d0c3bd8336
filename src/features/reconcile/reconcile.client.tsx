import { Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSay } from '../../kernel/client/language.ts'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { GroupSheet } from './group-sheet.client.tsx'
import { reconcileEndpoints } from './reconcile.contract.ts'
import styles from './reconcile.module.css'

/** Money that is not in its place, by what it waits for, each line with what puts it right. */
export function Reconcile() {
  const read = useRead(reconcileEndpoints.read)
  return (
    <>
      <PageHeading title="To Reconcile" />
      <Loaded read={read}>
        {({ groups }) => {
          const open = groups.filter(({ count }) => count > 0)
          return open.length === 0 ? (
            <AllInPlace />
          ) : (
            <div className={styles.groups}>
              {open.map((group) => (
                <GroupSheet key={group.kind} group={group} />
              ))}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function AllInPlace() {
  const say = useSay()
  return (
    <div className={styles.empty} role="status">
      <ThemeIcon variant="light" color="green" size={48} radius="xl">
        <IconCheck size={28} stroke={1.8} aria-hidden />
      </ThemeIcon>
      <Title order={2} size="h4">
        {say('Everything is in its place')}
      </Title>
      <Text size="sm" c="dimmed">
        {say('All money is in an account, has a rate and settles an invoice.')}
      </Text>
    </div>
  )
}

import { Alert, Anchor, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSay } from '../../../kernel/client/language/language.ts'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { paths } from '../../paths.ts'
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
        {({ groups, salesmen_type }) => {
          const open = groups.filter(({ count }) => count > 0)
          return (
            <>
              {salesmen_type && <SalesmenType />}
              {open.length === 0 ? (
                <AllInPlace />
              ) : (
                <div className={styles.groups}>
                  {open.map((group) => (
                    <GroupSheet key={group.kind} group={group} />
                  ))}
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** That salesmen may write debts off, as they could from the start in older installations. */
function SalesmenType() {
  const say = useSay()
  const mayChange = useMe()?.user_type === 'superuser'
  return (
    <Alert color="brass" p="sm" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {say('Salesmen may type payments, write debts off and change when an issued invoice is due.')}
        </Text>
        {mayChange && (
          <Anchor component={Link} to={paths.settings} size="sm">
            {say('Payments by hand')}
          </Anchor>
        )}
      </Group>
    </Alert>
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

import { Alert, Anchor, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { formats } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { AsOfNote } from '../ledger/as-of-note.client.tsx'
import { GroupCard } from './lines/group-card.client.tsx'
import { groupKinds, groupsOfToday, linesToReconcile, reconcileEndpoints } from './reconcile.contract.ts'
import styles from './reconcile.module.css'

/** The screen To Reconcile: groups of lines with their resolutions, today or as of a day. */
export function Reconcile() {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const asked = params.get('on') ?? ''
  const read = useRead(reconcileEndpoints.read, { query: isDay(asked) ? { on: asked } : {} })
  const ask = (day: string | null) => {
    if (day === '' || (day !== null && isDay(day)))
      setParams(day === '' ? {} : { on: day }, { replace: true })
  }
  return (
    <>
      <PageHeading title="To Reconcile" />
      <div className={styles.day}>
        <DayInput field={reconcileEndpoints.read.query.on} value={asked} onChange={ask} />
      </div>
      <Loaded read={read}>
        {({ on, is_closed, groups, salesmen_type }) => {
          const open = groups.filter(({ count }) => count > 0)
          const count = linesToReconcile(groups)
          return (
            <>
              <AsOfNote on={on} isClosed={is_closed} />
              {on !== null && <LeftOut />}
              {on === null && salesmen_type && <SalesmenType />}
              {open.length === 0 ? (
                <AllInPlace />
              ) : (
                <>
                  <Text fw={600} mb="sm">
                    {t('{count} to reconcile', { count })}
                  </Text>
                  <div className={styles.groups}>
                    {open.map((group) => (
                      <GroupCard key={group.kind} group={group} isOfNow={on === null} />
                    ))}
                  </div>
                </>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** The notice that some groups are missing for a past day. */
function LeftOut() {
  const t = useTranslate()
  const groups = formats(t).list(groupsOfToday.map((kind) => t(groupKinds[kind])))
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {t('Not shown for a past date: {groups}.', { groups })}
    </Text>
  )
}

/** The notice that salesmen may record manual payments, which was the default in older installations. */
function SalesmenType() {
  const t = useTranslate()
  const mayChange = useMe()?.user_type === 'superuser'
  return (
    <Alert color="brass" p="sm" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t('Salesmen can record manual payments, write off debts and change due dates of issued invoices.')}
        </Text>
        {mayChange && (
          <Anchor component={Link} to={paths.settings} size="sm">
            {t('Record manual payments')}
          </Anchor>
        )}
      </Group>
    </Alert>
  )
}

function AllInPlace() {
  const t = useTranslate()
  return (
    <div className={styles.empty} role="status">
      <ThemeIcon variant="light" color="green" size={48} radius="xl">
        <IconCheck size={28} stroke={1.8} aria-hidden />
      </ThemeIcon>
      <Title order={2} size="h4">
        {t('Everything is reconciled')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('All amounts are in an account, have an exchange rate and are applied to invoices.')}
      </Text>
    </div>
  )
}

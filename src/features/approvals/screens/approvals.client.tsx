import { Anchor, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useListState } from '../../../kernel/client/entity-table/list-state.ts'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { CardEntry, CardList } from '../../../kernel/client/card/card-list.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import styles from './approvals.module.css'
import { approvals, decisionsAbout, readApprovals, type Waiting } from '../approvals.contract.ts'
import { limitUse } from '../limit-use.ts'
import { DecisionButtons } from './decision-buttons.client.tsx'
import { viewOf } from '../../document-views.ts'

const noFilters: readonly string[] = []

const tones = { waiting: 'violet', approved: 'green', declined: 'grey' } as const

/** The documents that wait for approval and the decisions about the person's own; each row links to its document. */
export function Approvals() {
  const state = useListState(noFilters)
  const read = useRead(readApprovals, { query: { page: state.page } })
  return (
    <>
      <PageHeading title="Approvals" />
      <Loaded read={read}>
        {({ results, total }) =>
          total === 0 ? (
            <NothingWaits />
          ) : (
            <>
              <CardList>
                {results.map((one) => (
                  <Entry key={`${one.kind} ${one.id}`} one={one} />
                ))}
              </CardList>
              <HistoryPages count={total} page={state.page} onChange={state.setPage} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Entry({ one }: { one: Waiting }) {
  const t = useTranslate()
  const { id, kind, label, number, party, date, approval, approval_reason, asked_by, own } = one
  const name = (
    <>
      {t(label)} <bdi>{number}</bdi>
    </>
  )
  const view = viewOf(kind, id)
  const endpoints = decisionsAbout[kind]
  return (
    <CardEntry
      beside={
        <Stack gap={4} className={styles.far}>
          <strong>{t(limitUse(one))}</strong>
          <StatusBadge tone={tones[approval ?? 'waiting']}>{t(approvals[approval ?? 'waiting'])}</StatusBadge>
        </Stack>
      }
    >
      {view ? (
        <Anchor component={Link} to={view} inherit fw={600}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      <Text size="sm" c="dimmed">
        <bdi>{party}</bdi>
        {date !== null && <> · {formatDay(date)}</>}
        {asked_by !== null && !own && <> · {t('requested by {who}', { who: asked_by })}</>}
      </Text>
      {approval_reason !== null && (
        <Text size="sm">
          <bdi>{approval_reason}</bdi>
        </Text>
      )}
      {endpoints && one.may_decide && (
        <div className={styles.decision}>
          <DecisionButtons small id={id} number={number ?? `#${id}`} endpoints={endpoints} />
        </div>
      )}
    </CardEntry>
  )
}

function NothingWaits() {
  const t = useTranslate()
  return (
    <Card width="form">
      <Stack align="center" gap="xs" py="xl" ta="center" role="status">
        <ThemeIcon variant="light" color="green" size={48} radius="xl">
          <IconCheck size={28} stroke={1.8} aria-hidden />
        </ThemeIcon>
        <Title order={2} size="h4">
          {t('No documents waiting for approval')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('Documents above a limit appear here until someone else approves or declines them.')}
        </Text>
      </Stack>
    </Card>
  )
}

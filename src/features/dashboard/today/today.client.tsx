import { Anchor, Badge, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode, useContext, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatCount, formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { decisionsAbout } from '../../approvals/approvals.contract.ts'
import { DecisionButtons } from '../../approvals/screens/decision-buttons.client.tsx'
import { OwnContext } from '../own.client.ts'
import { RecordLine, RecordLines } from '../cards/record-lines.client.tsx'
import { type TodayGroup, todayKinds, type WaitingOne } from './today.contract.ts'
import styles from './today.module.css'
import { addressOf, allOf } from './where-it-leads.ts'

/** With many groups each shows fewer lines, so that the figures below stay near. */
const linesShown = (groups: number): number => Math.min(4, Math.max(2, 7 - groups))

/** Everything that needs the user's attention, at the top of the dashboard. */
export function Today({ groups }: { groups: readonly TodayGroup[] }) {
  const t = useTranslate()
  const titleId = useId()
  return (
    <section className={styles.today} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId}>
        {t('Today')}
      </Title>
      {groups.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing needs your attention.')}
        </Text>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.kind} group={group} lines={linesShown(groups.length)} />
          ))}
        </div>
      )}
    </section>
  )
}

function Group({ group: { kind, count, results }, lines }: { group: TodayGroup; lines: number }) {
  const t = useTranslate()
  const titleId = useId()
  const rows = results.slice(0, lines)
  // Users without the permission for receivables follow up their own sales.
  const own = useContext(OwnContext)
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title order={3} size="h6" id={titleId}>
          {t(todayKinds[kind])}
        </Title>
        {count > 1 && (
          <Badge variant="light" color={kind === 'past_due' ? 'red' : 'brass'} size="sm" aria-hidden>
            {formatCount(count)}
          </Badge>
        )}
      </div>
      <RecordLines>
        {rows.map((row) => (
          <RecordLine
            key={`${row.resource} ${row.id}`}
            to={addressOf(kind, row)}
            title={titleOf(kind, row, t)}
            // The requester is more useful than the day.
            details={<Details row={kind === 'approvals' ? { ...row, day: null } : row} />}
            amount={amountOf(row)}
            actions={kind === 'approvals' && <Decision row={row} />}
          />
        ))}
      </RecordLines>
      {count > rows.length && (
        <Anchor component={Link} to={allOf(kind, own)} size="sm" className={styles.all}>
          {t(message('View all {count}', { count }))}
        </Anchor>
      )}
    </section>
  )
}

/** Approves or declines a document without leaving the page. */
function Decision({ row: { resource, id, number } }: { row: WaitingOne }) {
  const endpoints = decisionsAbout[resource]
  if (!endpoints || id === null) return null
  return <DecisionButtons small id={id} number={number ?? `#${id}`} endpoints={endpoints} />
}

function Details({ row: { title, label, number, detail, day } }: { row: WaitingOne }) {
  const parts = {
    // Without a name, the document itself is the title.
    document: label !== null && title !== null && <DocumentName label={label} number={number} />,
    detail,
    day: day !== null && formatDay(day),
  }
  return Object.entries(parts)
    .filter(([, part]) => Boolean(part))
    .map(([name, part], place) => (
      <Fragment key={name}>
        {place > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ))
}

/** The kind and number of a document. */
function DocumentName({ label, number }: { label: DisplayText; number: string | null }) {
  const t = useTranslate()
  return (
    <>
      {t(label)} <bdi>{number}</bdi>
    </>
  )
}

/** A record that does not exist yet has no name: the title says what to do. */
function titleOf(
  kind: TodayGroup['kind'],
  { title, label, number }: WaitingOne,
  t: ReturnType<typeof useTranslate>,
): ReactNode {
  if (kind === 'report') return t('Create report')
  if (kind === 'rate') return t('Set daily rate')
  if (title === null && label !== null) return <DocumentName label={label} number={number} />
  return title ?? (kind === 'drafts' ? t('No customer') : t('N/A'))
}

function amountOf({ usd, iqd }: WaitingOne): string {
  if (usd !== null) return formatMoney(usd, 'USD')
  return iqd === null ? '' : formatMoney(iqd, 'IQD')
}

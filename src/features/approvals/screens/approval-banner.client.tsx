import { Alert, Group, Text } from '@mantine/core'
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { formatDay, formatInstant } from '../../../kernel/contract/values/formats.ts'
import { type approvalEndpoints, type Approved, readApprovals } from '../approvals.contract.ts'
import { limitUse } from '../limit-use.ts'
import { DecisionButtons } from './decision-buttons.client.tsx'
import { DismissDecision } from './dismiss-decision.client.tsx'

interface NoticeProps {
  entity: Entity
  record: Approved & { id: number }
  /** The document number. */
  number: string
  endpoints: Pick<ReturnType<typeof approvalEndpoints>, 'approve' | 'decline' | 'approvalSeen'>
}

/**
 * Shows that a document waits for approval, with its amount and limit, and the buttons to decide for users who may;
 * afterwards the decision.
 */
export function ApprovalBanner({ entity, record, number, endpoints }: NoticeProps) {
  const { approval, id } = record
  const about = { query: { kind: entity.name, id } }
  const its = useRead(readApprovals, about, { enabled: approval !== null }).data?.results[0]
  const t = useTranslate()
  if (approval === null) return null
  if (approval !== 'waiting') {
    return (
      <Decision record={record}>
        {its?.own && <DismissDecision endpoint={endpoints.approvalSeen} id={id} />}
      </Decision>
    )
  }
  return (
    <Alert
      color="brass"
      mb="lg"
      icon={<IconHourglass aria-hidden />}
      title={its ? t('Waiting for approval: {far}', { far: t(limitUse(its)) }) : t('Waiting for approval')}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t('This document is not included in balances and cannot be changed until approved.')}
        </Text>
        {its?.may_decide && <DecisionButtons id={id} number={number} endpoints={endpoints} />}
      </Group>
    </Alert>
  )
}

/** The decision: who, when and the reason. */
function Decision({ record, children }: { record: Approved; children: ReactNode }) {
  const t = useTranslate()
  const { approval, approved_by, approved_at, approval_reason, counts_from } = record
  const isApproved = approval === 'approved'
  const values = { moment: approved_at ? formatInstant(approved_at) : '', who: approved_by ?? '' }
  return (
    <Alert
      color={isApproved ? 'green' : 'gray'}
      mb="lg"
      icon={isApproved ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
      title={
        isApproved ? t('Approved on {moment} by {who}', values) : t('Declined on {moment} by {who}', values)
      }
    >
      <Group justify="space-between" gap="sm">
        <div>
          {approval_reason !== null && <bdi>{approval_reason}</bdi>}
          {counts_from !== null && (
            <Text size="sm">
              {t('Takes effect on {day} because the document date was closed.', {
                day: formatDay(counts_from),
              })}
            </Text>
          )}
        </div>
        {children}
      </Group>
    </Alert>
  )
}

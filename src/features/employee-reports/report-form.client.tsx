import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { confirmDialog } from '../../kernel/client/messages/confirm.ts'
import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { differences } from '../../kernel/client/entity-form/store/form-values.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { FormValues } from '../../kernel/contract/fields.ts'
import { draftFrom, valuesIn } from '../../kernel/client/entity-form/store/draft-text.ts'
import {
  forgetUnfinishedForm,
  readUnfinishedForm,
  useKeepUnfinishedForm,
} from '../../kernel/client/entity-form/store/unfinished-form.ts'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMe } from '../../kernel/client/session/rights.ts'
import { FirstResponse } from '../../kernel/client/show/first-response.tsx'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { today } from '../../kernel/contract/values/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { company } from '../settings/settings.contract.ts'
import { weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'
import { FillFromWeek } from './week/fill-from-week.client.tsx'
import { proposedWeek } from './week/proposed-week.ts'

type ReportFields = typeof weeklyReport.fields
type Report = Row<typeof weeklyReport>
type ReportValues = Partial<FormValues<ReportFields>>

const unfinishedNew = 'weekly-report'
const unfinishedChange = (id: number) => `weekly-report-${id}`

/** The form of a new report. An unsent report in this browser is restored. */
export function ReportCreate() {
  const read = useRead(company)
  const me = useMe()
  const own = useRead(
    weeklyReportEndpoints.list,
    { query: { employee: me?.id, ordering: '-week_ending', page_size: 1 } },
    { enabled: me !== undefined },
  )
  const { attempt, discard } = useDiscard(unfinishedNew)
  return (
    <>
      <PageHeading title="Create Weekly Report" />
      <Loaded read={read}>
        {({ time_zone, week_ends_on }) => (
          <FirstResponse read={own}>
            {({ results: [last] }) => (
              <NewReport
                key={attempt}
                week={proposedWeek(today(time_zone), week_ends_on, last?.week_ending ?? null)}
                isAnew={attempt > 0}
                onDiscard={discard}
              />
            )}
          </FirstResponse>
        )}
      </Loaded>
    </>
  )
}

interface BegunProps {
  /** Whether the unfinished report has just been discarded. */
  isAnew: boolean
  onDiscard(): void
}

function NewReport({ week, isAnew, onDiscard }: BegunProps & { week: string }) {
  const [unfinished] = useState((): ReportValues | null =>
    valuesIn(weeklyReport.fields, unfinishedText(unfinishedNew, isAnew)),
  )
  const fresh = useMemo((): ReportValues => ({ week_ending: week }), [week])
  const form = useEntityForm({
    endpoint: weeklyReportEndpoints.create,
    initial: { ...fresh, ...unfinished },
    back: paths.employeeReport.table,
    screens: paths.employeeReport,
  })
  useKeepUnfinishedForm(unfinishedNew, form, fresh)
  return (
    <>
      {unfinished && !form.restored && <Restored onDiscard={onDiscard} />}
      <ReportForm form={form} />
    </>
  )
}

/** The form to update a report. Unsaved changes in this browser are restored. */
export function ReportUpdate() {
  const { id = '' } = useParams()
  const read = useRead(weeklyReportEndpoints.read, { params: { id } })
  const { attempt, discard } = useDiscard(unfinishedChange(Number(id)))
  return (
    <>
      <PageHeading title="Update Weekly Report" />
      <Loaded read={read}>
        {(record) => (
          <ReportChange
            key={`${record.id} ${attempt}`}
            record={record}
            isAnew={attempt > 0}
            onDiscard={discard}
          />
        )}
      </Loaded>
    </>
  )
}

function ReportChange({ record, isAnew, onDiscard }: BegunProps & { record: Report }) {
  const name = unfinishedChange(record.id)
  const [begun] = useState(() => {
    const kept = draftFrom(weeklyReport.fields, unfinishedText(name, isAnew))
    const saysMore =
      kept?.record?.['id'] === record.id && differences(weeklyReport.fields, kept.values, record).length > 0
    return saysMore ? kept : undefined
  })
  const form = useEntityForm({
    endpoint: weeklyReportEndpoints.update,
    record,
    begun,
    back: paths.employeeReport.table,
  })
  useKeepUnfinishedForm(name, form, record)
  return (
    <>
      {begun && !form.restored && <Restored onDiscard={onDiscard} />}
      <ReportForm form={form} />
    </>
  )
}

/** The unfinished report of a name; null right after discarding, because the unmounted form has saved it again. */
function unfinishedText(name: string, isAnew: boolean): string | null {
  if (isAnew) forgetUnfinishedForm(name)
  return readUnfinishedForm(name)
}

/**
 * Discards an unfinished report after a confirmation; `attempt` increases each time, so that the form is mounted again.
 */
function useDiscard(name: string) {
  const [attempt, setAttempt] = useState(0)
  const discard = async () => {
    const sure = await confirmDialog({
      title: 'Discard',
      message: 'Discard your unfinished report?',
      confirm: 'Discard',
      cancel: 'Cancel',
    })
    if (!sure) return
    forgetUnfinishedForm(name)
    setAttempt(attempt + 1)
  }
  return { attempt, discard: () => void discard() }
}

function Restored({ onDiscard }: { onDiscard(): void }) {
  const t = useTranslate()
  return (
    <Alert color="brass" mb="lg" p="sm" maw="56rem" icon={<IconRestore aria-hidden />} role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t('Your unfinished report was restored')}</Text>
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </Group>
    </Alert>
  )
}

function ReportForm({ form }: { form: EntityForm<ReportFields> }) {
  return (
    <EntityFormCard form={form}>
      <FieldInput form={form} name="week_ending" />
      <FillFromWeek form={form} />
      <FieldInput form={form} name="project_name" />
      <FieldInput form={form} name="tasks_started" />
      <FieldInput form={form} name="tasks_completed" />
      <FieldInput form={form} name="next_steps" />
      <FieldInput form={form} name="obstacles" />
      <FieldInput form={form} name="risks" />
      <FieldInput form={form} name="extra_support" />
      <FieldInput form={form} name="notes" />
    </EntityFormCard>
  )
}

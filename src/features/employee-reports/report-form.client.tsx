import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { confirmDialog } from '../../kernel/client/confirm.tsx'
import { EntityFormSheet } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import type { FormValues } from '../../kernel/client/entity-form/form-values.ts'
import { valuesIn } from '../../kernel/client/entity-form/kept-text.ts'
import {
  forgetUnfinishedForm,
  readUnfinishedForm,
  useKeepUnfinishedForm,
} from '../../kernel/client/entity-form/unfinished-form.ts'
import { type EntityForm, useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { today } from '../../kernel/contract/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { company } from '../settings/settings.contract.ts'
import { weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'

type ReportFields = typeof weeklyReport.fields
type ReportValues = Partial<FormValues<ReportFields>>

const unfinishedName = 'weekly-report'

/** A new report. What was begun and not sent in this browser is there again. */
export function ReportCreate() {
  const read = useRead(company)
  const [attempt, setAttempt] = useState(0)
  const discard = async () => {
    const sure = await confirmDialog({
      title: 'Discard',
      message: 'Discard your unfinished report?',
      confirm: 'Discard',
      cancel: 'Cancel',
    })
    if (!sure) return
    forgetUnfinishedForm(unfinishedName)
    setAttempt(attempt + 1)
  }
  return (
    <>
      <PageHeading title="Create Weekly Report" />
      <Loaded read={read}>
        {({ time_zone }) => (
          <NewReport
            key={attempt}
            timeZone={time_zone}
            isAnew={attempt > 0}
            onDiscard={() => void discard()}
          />
        )}
      </Loaded>
    </>
  )
}

interface NewReportProps {
  timeZone: string
  /** Whether what was unfinished has just been discarded. */
  isAnew: boolean
  onDiscard(): void
}

function NewReport({ timeZone, isAnew, onDiscard }: NewReportProps) {
  const [unfinished] = useState((): ReportValues | null => {
    // The form that was discarded keeps itself once more while it leaves.
    if (isAnew) forgetUnfinishedForm(unfinishedName)
    return isAnew ? null : valuesIn(weeklyReport.fields, readUnfinishedForm(unfinishedName))
  })
  const fresh = useMemo((): ReportValues => ({ week_ending: today(timeZone) }), [timeZone])
  const form = useEntityForm({
    endpoint: weeklyReportEndpoints.create,
    initial: { ...fresh, ...unfinished },
    back: paths.employeeReport.table,
  })
  const stopKeeping = useKeepUnfinishedForm(unfinishedName, form, fresh)
  return (
    <>
      {unfinished && (
        <Alert color="brass" mb="lg" p="sm" maw="56rem" icon={<IconRestore aria-hidden />} role="status">
          <Group justify="space-between" gap="xs">
            <Text size="sm">Restored your unfinished report</Text>
            <Button variant="default" size="compact-sm" onClick={onDiscard}>
              Discard
            </Button>
          </Group>
        </Alert>
      )}
      <ReportForm
        form={{
          ...form,
          submit: async () => {
            const saved = await form.submit()
            if (saved) stopKeeping()
            return saved
          },
        }}
      />
    </>
  )
}

/** Changes a report. */
export function ReportUpdate() {
  const { id = '' } = useParams()
  const read = useRead(weeklyReportEndpoints.read, { params: { id } })
  return (
    <>
      <PageHeading title="Update Weekly Report" />
      <Loaded read={read}>{(record) => <ReportChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function ReportChange({ record }: { record: Row<typeof weeklyReport> }) {
  const form = useEntityForm({
    endpoint: weeklyReportEndpoints.update,
    record,
    back: paths.employeeReport.table,
  })
  return <ReportForm form={form} />
}

function ReportForm({ form }: { form: EntityForm<ReportFields> }) {
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="week_ending" />
      <FieldInput form={form} name="project_name" />
      <FieldInput form={form} name="tasks_started" />
      <FieldInput form={form} name="tasks_completed" />
      <FieldInput form={form} name="next_steps" />
      <FieldInput form={form} name="obstacles" />
      <FieldInput form={form} name="risks" />
      <FieldInput form={form} name="extra_support" />
      <FieldInput form={form} name="notes" />
    </EntityFormSheet>
  )
}

import { Badge, Button, Progress, Text } from '@mantine/core'
import { IconArrowBackUp, IconPlayerStop } from '@tabler/icons-react'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { CardEntry, CardList } from '../../../kernel/client/card/card-list.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { bulkActions, bulkEndpoints } from '../../../kernel/contract/endpoints/bulk.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { formatCount, formatInstant } from '../../../kernel/contract/values/formats.ts'
import { translateParts } from '../../../i18n/translate.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import styles from '../settings.module.css'

type Job = ReplyOf<typeof bulkEndpoints.running>['results'][number]

/** The polling interval of the progress; a bulk action takes a few seconds. */
const askEveryMs = 1500

const touches = [bulkEndpoints.running.path]

const states = {
  running: { label: 'Running', color: 'blue' },
  stopped: { label: 'Stopped', color: 'orange' },
  done: { label: 'Done', color: 'green' },
} as const satisfies Record<Job['state'], { label: DisplayText; color: string }>

/** The bulk jobs of all users: running ones can be stopped, finished ones undone. */
export function BulkJobs({ entities }: { entities: readonly Entity[] }) {
  const t = useTranslate()
  const read = useRead(bulkEndpoints.running, {}, { everyMs: askEveryMs })
  return (
    <section className={styles.trash} aria-label={t('Bulk actions')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('Bulk actions of all users that are running, and those of the last 24 hours that can be undone.')}
      </Text>
      <Loaded read={read}>
        {({ results }) =>
          results.length === 0 ? (
            <Text className={styles.nothing} size="sm" c="dimmed" role="status">
              {t('No bulk actions are running, and there is nothing to undo.')}
            </Text>
          ) : (
            <CardList>
              {results.map((job) => (
                <JobEntry key={job.job} job={job} entities={entities} />
              ))}
            </CardList>
          )
        }
      </Loaded>
    </section>
  )
}

function JobEntry({ job, entities }: { job: Job; entities: readonly Entity[] }) {
  const t = useTranslate()
  const entity = entities.find(({ name }) => name === job.resource)
  const what = `${entity ? t(entity.plural) : job.resource} · ${t(bulkActions[job.action])}`
  const { label, color } = states[job.state]
  const progress = t('{done} of {all} done', { done: formatCount(job.done), all: formatCount(job.of) })
  return (
    <CardEntry beside={<JobButtons job={job} what={what} />}>
      <Text fw={500} size="sm" component="div">
        <Badge variant="light" color={color} size="sm" me={8}>
          {t(label)}
        </Badge>
        {job.is_undo ? t('Undo: {what}', { what }) : <bdi>{what}</bdi>}
      </Text>
      <Text size="xs" c="dimmed">
        {job.user_name === null
          ? t('Started on {at}', { at: formatInstant(job.begun_at) })
          : translateParts(t, 'Started by {name} on {at}', {
              name: <bdi key="name">{job.user_name}</bdi>,
              at: <bdi key="at">{formatInstant(job.begun_at)}</bdi>,
            })}
      </Text>
      <Text size="xs" my={6}>
        {progress}
        {job.failed > 0 && ` · ${t('{many} failed', { many: formatCount(job.failed) })}`}
      </Text>
      <Progress
        size="sm"
        value={job.of === 0 ? 100 : (100 * (job.done + job.failed)) / job.of}
        aria-label={progress}
      />
    </CardEntry>
  )
}

function JobButtons({ job: { job, state, undoable }, what }: { job: Job; what: string }) {
  const t = useTranslate()
  const stop = useWrite(bulkEndpoints.stop, { touches })
  const undo = useWrite(bulkEndpoints.undo, { touches })
  const onStop = async () => {
    try {
      await stop.mutateAsync({ params: { job } })
      notifySuccess('Bulk action stopped.')
    } catch (error) {
      notifyFailure(error)
    }
  }
  const onUndo = async () => {
    try {
      await undo.mutateAsync({ params: { job } })
      notifySuccess('Undo started.')
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (state === 'running') {
    return (
      <Button
        variant="default"
        size="xs"
        loading={stop.isPending}
        leftSection={<IconPlayerStop size={16} stroke={1.6} aria-hidden />}
        aria-label={t('Stop {what}', { what })}
        onClick={() => void onStop()}
      >
        {t('Stop')}
      </Button>
    )
  }
  if (!undoable) return null
  return (
    <Button
      variant="default"
      size="xs"
      loading={undo.isPending}
      leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
      aria-label={t('Undo {what}', { what })}
      onClick={() => void onUndo()}
    >
      {t('Undo')}
    </Button>
  )
}

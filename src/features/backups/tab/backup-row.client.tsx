import { Badge, Progress, Text } from '@mantine/core'
import { Fragment } from 'react'
import { call } from '../../../kernel/client/calls/call.ts'
import { DownloadButton } from '../../../kernel/client/files/download-button.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { CardEntry } from '../../../kernel/client/card/card-list.tsx'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { translateParts } from '../../../i18n/translate.ts'
import { age, size } from '../backup-words.ts'
import { type Backup, backupKinds, backupStatuses, downloadBackup } from '../backups.contract.ts'
import styles from './backups.module.css'

const colors = { running: 'gray', verified: 'green', failed: 'red', foreign: 'gray' } as const

/** One backup: when, why and by whom it was made, whether it is valid, and the button to download it. */
export function BackupRow({ backup }: { backup: Backup }) {
  const t = useTranslate()
  const { status, taken_at, kind, made_by, bytes, rows, message, progress } = backup
  const isFound = status === 'verified' && bytes !== null
  return (
    <CardEntry
      beside={
        status === 'verified' && (
          <DownloadButton
            size="xs"
            name={backup.file}
            load={() => call(downloadBackup, { params: { id: backup.id } })}
            aria-label={t('Download backup of {at}', { at: formatInstant(taken_at) })}
          >
            {t('Download')}
          </DownloadButton>
        )
      }
    >
      <Text fw={500} size="sm" component="div" className={styles.title}>
        <bdi>{formatInstant(taken_at)}</bdi>
        <Badge variant="light" color={colors[status]} size="sm">
          {t(backupStatuses[status])}
        </Badge>
      </Text>
      <Text size="xs" c="dimmed">
        {made_by === null
          ? t(backupKinds[kind])
          : translateParts(t, '{kind}, by {name}', {
              kind: <Fragment key="kind">{t(backupKinds[kind])}</Fragment>,
              name: <bdi key="name">{made_by}</bdi>,
            })}
        {isFound && (
          <>
            {' · '}
            <bdi>{size(bytes)}</bdi>
            {` · ${t('{count} rows', { count: rows ?? 0 })}`}
            {` · ${t('{age} old', { age: age(taken_at, new Date()) })}`}
          </>
        )}
      </Text>
      {backup.downloaded_at !== null && (
        <Text size="xs" c="dimmed">
          {translateParts(t, 'Downloaded {at} by {name}', {
            at: <bdi key="at">{formatInstant(backup.downloaded_at)}</bdi>,
            name: <bdi key="name">{backup.downloaded_by}</bdi>,
          })}
        </Text>
      )}
      {status === 'running' && <Progress value={progress} mt={6} aria-label={t('Backup progress')} />}
      {message !== null && (
        <Text size="xs" c={status === 'foreign' ? 'dimmed' : 'red'} mt={2}>
          {t(message)}
        </Text>
      )}
    </CardEntry>
  )
}

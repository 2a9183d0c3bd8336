import { Badge, Progress, Text } from '@mantine/core'
import { call } from '../../kernel/client/call.ts'
import { DownloadButton } from '../../kernel/client/download-button.tsx'
import { formatInstant } from '../../kernel/contract/format-instant.ts'
import { age, size } from './backup-words.ts'
import { type Backup, backupKinds, backupStatuses, downloadBackup } from './backups.contract.ts'
import styles from './backups.module.css'

const colors = { running: 'gray', verified: 'green', failed: 'red' } as const

/** One backup: when, why and by whom it was made, whether it counts, and the way to take it away. */
export function BackupRow({ backup }: { backup: Backup }) {
  const { status, taken_at, kind, made_by, bytes, rows, message, progress } = backup
  const isFound = status === 'verified' && bytes !== null
  return (
    <li className={styles.backup}>
      <div className={styles.what}>
        <Text fw={500} size="sm" component="div" className={styles.title}>
          {formatInstant(taken_at)}
          <Badge variant="light" color={colors[status]} size="sm">
            {backupStatuses[status]}
          </Badge>
        </Text>
        <Text size="xs" c="dimmed">
          {backupKinds[kind]}
          {made_by !== null && (
            <>
              {' by '}
              <bdi>{made_by}</bdi>
            </>
          )}
          {isFound &&
            ` · ${size(bytes)} · ${(rows ?? 0).toLocaleString('en')} rows · ${age(taken_at, new Date())} old`}
        </Text>
        {backup.downloaded_at !== null && (
          <Text size="xs" c="dimmed">
            Downloaded {formatInstant(backup.downloaded_at)} by <bdi>{backup.downloaded_by}</bdi>
          </Text>
        )}
        {status === 'running' && <Progress value={progress} mt={6} aria-label="Progress of the backup" />}
        {message !== null && (
          <Text size="xs" c="red" mt={2}>
            {message}
          </Text>
        )}
      </div>
      {status === 'verified' && (
        <DownloadButton
          size="xs"
          name={backup.file}
          load={() => call(downloadBackup, { params: { id: backup.id } })}
          aria-label={`Download the backup of ${formatInstant(taken_at)}`}
        >
          Download
        </DownloadButton>
      )}
    </li>
  )
}

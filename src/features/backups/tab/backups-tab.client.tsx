import { Alert, Button, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconDatabaseExport } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { CardList } from '../../../kernel/client/card/card-list.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { historyPageSize } from '../../../kernel/contract/endpoints/history.ts'
import { BackupRow } from './backup-row.client.tsx'
import { RecoveryTargets } from './recovery-targets.client.tsx'
import { age } from '../backup-words.ts'
import {
  type BackupState,
  backupTopic,
  listBackups,
  makeBackupNow,
  readBackupState,
} from '../backups.contract.ts'
import styles from './backups.module.css'

/** The backups of this installation: their state, and the list with downloads. */
export function BackupsTab() {
  const headingId = useId()
  const [page, setPage] = useState(1)
  const state = useRead(readBackupState)
  const list = useRead(listBackups, { query: { page, page_size: historyPageSize } })
  return (
    <section className={styles.backups} aria-labelledby={headingId}>
      <Loaded read={state}>{(facts) => <Head id={headingId} state={facts} />}</Loaded>
      <Loaded read={list}>
        {({ results, count }) => (
          <>
            {results.length === 0 ? (
              state.data?.enabled && <NoBackups />
            ) : (
              <CardList>
                {results.map((backup) => (
                  <BackupRow key={backup.id} backup={backup} />
                ))}
              </CardList>
            )}
            <HistoryPages count={count} page={page} onChange={setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function NoBackups() {
  const t = useTranslate()
  return (
    <Card width="form">
      <Text size="sm" c="dimmed" role="status">
        {t('No backups yet. The first backup starts one minute after Inkwell starts.')}
      </Text>
    </Card>
  )
}

function Head({ id, state }: { id: string; state: BackupState }) {
  const t = useTranslate()
  const { enabled, newest_verified_at: newest } = state
  return (
    <>
      <div className={styles.head}>
        <div>
          <Title order={2} size="h4" id={id} mb={4}>
            {t('Backups')}
          </Title>
          <Text size="sm" c="dimmed">
            {newest === null
              ? t('No verified backup yet.')
              : t('The newest verified backup is {age} old.', {
                  age: age(newest, new Date()),
                })}
          </Text>
        </div>
        {enabled && <MakeNow />}
      </div>
      <Warning state={state} />
      {enabled && (
        <dl className={styles.facts}>
          <dt>{t('Folder')}</dt>
          <dd>
            <bdi>{state.folder}</bdi>
          </dd>
          <dt>{t('Daily at')}</dt>
          <dd>{t('{time} (company time zone)', { time: state.at ?? '' })}</dd>
          <dt>{t('Backups kept')}</dt>
          <dd>{state.keeps && t(state.keeps)}</dd>
          <dt>{t('Encrypted')}</dt>
          <dd>{state.encrypted ? t('Yes') : t('No. Store the files securely.')}</dd>
          <dt>{t('Recovery points')}</dt>
          <dd>
            <RecoveryTargets state={state} />
          </dd>
        </dl>
      )}
    </>
  )
}

function Warning({ state }: { state: BackupState }) {
  const t = useTranslate()
  const words = !state.enabled
    ? 'Backups are turned off on this server. Set BACKUP_DIR to a folder to turn them on.'
    : state.same_disk
      ? 'Backups are on the same disk as the data. If the disk fails, both are lost. Set BACKUP_DIR to a folder on another disk.'
      : state.archive_behind
        ? 'The continuous archive is behind. The latest entries are on one disk only.'
        : undefined
  if (words === undefined) return null
  return (
    <Alert variant="light" color="brass" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t(words)}
    </Alert>
  )
}

function MakeNow() {
  const t = useTranslate()
  const make = useWrite(makeBackupNow, { touches: [backupTopic] })
  const onClick = async () => {
    try {
      const { message } = await make.mutateAsync({})
      notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      loading={make.isPending}
      leftSection={<IconDatabaseExport size={18} stroke={1.6} aria-hidden />}
      onClick={() => void onClick()}
    >
      {t('Back up now')}
    </Button>
  )
}

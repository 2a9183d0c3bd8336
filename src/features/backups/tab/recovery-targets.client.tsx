import { Text } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { age } from '../backup-words.ts'
import type { BackupState } from '../backups.contract.ts'

/** The number of earlier ranges, from before an interruption of the archive, that are listed. */
const shownRanges = 4

/** The times that can be restored from the archive: from, to, and failures. */
export function RecoveryTargets({
  state: { archived, moments, archive_trouble: failure },
}: {
  state: BackupState
}) {
  const t = useTranslate()
  if (!archived) return t('None. Set up a continuous archive on your own database server.')
  const [newest, ...earlier] = moments
  return (
    <>
      {newest === undefined ? (
        t('No recovery points yet. The first copy of the database is being made.')
      ) : (
        <div>
          {t('You can restore to any time between {since} and {age} ago', {
            since: formatInstant(newest.since),
            age: age(newest.until, new Date()),
          })}
        </div>
      )}
      {earlier.slice(0, shownRanges).map(({ since, until }) => (
        <div key={since}>
          {t('and between {since} and {until}', {
            since: formatInstant(since),
            until: formatInstant(until),
          })}
        </div>
      ))}
      {failure !== null && (
        <Text size="sm" c="red">
          {t(failure)}
        </Text>
      )}
    </>
  )
}

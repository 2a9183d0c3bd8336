import { Text } from '@mantine/core'
import { formatInstant } from '../../kernel/contract/format-instant.ts'
import { age } from './backup-words.ts'
import type { BackupState } from './backups.contract.ts'

/** Earlier ones, from before the archive was interrupted, that are worth a line each. */
const shownRanges = 4

/** Which moments the archive brings back: since when, until when, and what is wrong with it. */
export function Moments({ state: { archived, moments, archive_trouble: trouble } }: { state: BackupState }) {
  if (!archived) return 'Nothing: your own database server must archive its log itself'
  const [newest, ...earlier] = moments
  return (
    <>
      {newest === undefined ? (
        'No moment can be brought back yet: the first copy of the database is being made.'
      ) : (
        <div>
          Any moment from {formatInstant(newest.since)} until {age(newest.until, new Date())} ago can be
          brought back
        </div>
      )}
      {earlier.slice(0, shownRanges).map(({ since, until }) => (
        <div key={since}>
          and from {formatInstant(since)} to {formatInstant(until)}
        </div>
      ))}
      {trouble !== null && (
        <Text size="sm" c="red">
          {trouble}
        </Text>
      )}
    </>
  )
}

import { Text } from '@mantine/core'
import { useSay } from '../../../kernel/client/language/language.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { age } from '../backup-words.ts'
import type { BackupState } from '../backups.contract.ts'

/** Earlier ones, from before the archive was interrupted, that are worth a line each. */
const shownRanges = 4

/** Which moments the archive brings back: since when, until when, and what is wrong with it. */
export function Moments({ state: { archived, moments, archive_trouble: trouble } }: { state: BackupState }) {
  const say = useSay()
  if (!archived) return say('Nothing: your own database server must archive its log itself')
  const [newest, ...earlier] = moments
  return (
    <>
      {newest === undefined ? (
        say('No moment can be brought back yet: the first copy of the database is being made.')
      ) : (
        <div>
          {say('Any moment from {since} until {age} ago can be brought back', {
            since: formatInstant(newest.since),
            age: age(newest.until, new Date()),
          })}
        </div>
      )}
      {earlier.slice(0, shownRanges).map(({ since, until }) => (
        <div key={since}>
          {say('and from {since} to {until}', { since: formatInstant(since), until: formatInstant(until) })}
        </div>
      ))}
      {trouble !== null && (
        <Text size="sm" c="red">
          {say(trouble)}
        </Text>
      )}
    </>
  )
}

import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { Alerts } from '../process/alerts.ts'
import { archiveAge, type ArchiveState, readArchiveState } from './archive-state.ts'

const checkEveryMs = 30_000
/** The archive is written three times a minute, and a large WAL segment may take a while. */
const behindAfterSeconds = 5 * 60

/** Whether entries have not been archived for too long. */
export function isBehind(state: ArchiveState, now: Date): boolean {
  return archiveAge(state, now) > behindAfterSeconds
}

/** The alert for superusers about the archive; null if there is none. */
export function archiveAlert(state: ArchiveState | undefined, now: Date): DisplayText | null {
  if (!state || !isBehind(state, now)) return null
  const minutes = Math.floor(archiveAge(state, now) / 60)
  return state.trouble === null
    ? message(
        'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind.',
        { minutes },
      )
    : message(
        'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind. {reason}',
        { minutes, reason: state.trouble },
      )
}

/** Checks regularly whether the archive is behind, and alerts superusers. Returns a function that stops the checks. */
export function watchArchive(dataDir: string, alerts: Alerts): () => void {
  const check = async () => alerts.set('archive', archiveAlert(await readArchiveState(dataDir), new Date()))
  // The first check is delayed: after a start, the archiver must first read the archive.
  const timer = setInterval(() => void check(), checkEveryMs).unref()
  return () => clearInterval(timer)
}

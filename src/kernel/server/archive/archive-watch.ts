import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { Alerts } from '../process/alerts.ts'
import { archiveAge, type ArchiveState, readArchiveState } from './archive-state.ts'

const lookEveryMs = 30_000
/** The archive is written three times a minute, and a large piece may take a while. */
const behindAfterSeconds = 5 * 60

/** Whether what was entered has not been archived for too long. */
export function isBehind(state: ArchiveState, now: Date): boolean {
  return archiveAge(state, now) > behindAfterSeconds
}

/** What superusers are told of the archive; null when all is well. */
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

/** Tells superusers when the archive of a data folder is behind; the answer ends that. */
export function watchArchive(dataDir: string, alerts: Alerts): () => void {
  const look = async () => alerts.set('archive', archiveAlert(await readArchiveState(dataDir), new Date()))
  // Not at once: after a start, the archive first has to be looked at.
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return () => clearInterval(timer)
}

import type { ReplyOf } from '../../../contract/endpoint.ts'
import { bulkEndpoints } from '../../../contract/endpoints/bulk.ts'
import { call } from '../../calls/call.ts'

export type JobProgress = ReplyOf<typeof bulkEndpoints.read>

const askEveryMs = 300

/** Reports the progress of a job until it has ended. */
export async function watchJob(
  job: string,
  tell: (progress: JobProgress) => void = () => {},
): Promise<JobProgress> {
  for (;;) {
    const progress = await call(bulkEndpoints.read, { params: { job } })
    tell(progress)
    if (progress.state !== 'running') return progress
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}

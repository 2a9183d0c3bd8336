import type { Actor } from '../../contract/access.ts'
import { queryable } from '../database/query.ts'
import type { Kernel } from '../kernel.ts'
import type { BulkAction, BulkActions, Sent } from './bulk-action.ts'
import { type BulkJob, doneOf } from './bulk-jobs.ts'
import type { OneOfMany } from './one-of-many.ts'
import { printMany } from './print-many.ts'
import { callStep, jobRunner } from './run-job.ts'

type Asked = Pick<BulkJob, 'resource' | 'action'>

export type BulkWork = ReturnType<typeof bulkWork>

const nothing = async () => ({})

/** The call for one record of a job, or the call that undoes it. */
export function oneOf(
  { undoes, sent }: Pick<BulkJob, 'undoes' | 'sent'>,
  { endpoint, send, undo }: BulkAction,
  { actor, id, done = {} }: { actor: Actor; id: number; done?: Sent | undefined },
): OneOfMany {
  if (undoes === null || !undo) {
    return { endpoint, id, actor, send: (tx) => (send ?? nothing)(tx, id, sent) }
  }
  return { endpoint: undo.endpoint, id, actor, send: async () => undo.send?.(id, done) ?? {} }
}

/** The bulk actions of each kind of record, and the runner of their jobs. */
export function bulkWork(kernel: Kernel, kinds: readonly BulkActions[]) {
  const kindOf = (name: string) => kinds.find(({ entity }) => entity.name === name)
  const bulkActionOf = ({ resource, action }: Asked): BulkAction | undefined =>
    Object.entries(kindOf(resource)?.bulkActions ?? {}).find(([name]) => name === action)?.[1]
  const paperOf = ({ resource, action }: Asked) => (action === 'print' ? kindOf(resource)?.paper : undefined)
  const papers = printMany(kernel)
  const runner = jobRunner(
    kernel,
    ({ resource }) => {
      const kind = kindOf(resource)
      if (!kind) throw new Error(`Nothing is done with many of ${resource}.`)
      return kind
    },
    async (job) => {
      const endpoint = paperOf(job)
      if (endpoint) {
        const { sent } = job
        return (place, actor) => papers.step(job, place, { endpoint, actor, sent, id: job.ids[place] ?? 0 })
      }
      const bulkAction = bulkActionOf(job)
      if (!bulkAction) throw new Error(`${job.action} is not done with many of ${job.resource}.`)
      const back = job.undoes === null ? [] : await doneOf(queryable(kernel.pool), job.undoes)
      return (place, actor) =>
        callStep(kernel, oneOf(job, bulkAction, { actor, id: job.ids[place] ?? 0, done: back[place]?.sent }))
    },
  )
  return { kindOf, bulkActionOf, paperOf, papers, runner }
}

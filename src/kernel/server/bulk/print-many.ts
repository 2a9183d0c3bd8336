import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { bulkEndpoints } from '../../contract/endpoints/bulk.ts'
import { fileName } from '../../contract/paper/file-name.ts'
import { Problem } from '../../contract/problem.ts'
import { today } from '../../contract/values/day.ts'
import { type Db, queryable } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { assertMay } from '../http/authorization.ts'
import { shownFile } from '../http/bodies/file-header.ts'
import { callWithoutRequest } from '../http/call.ts'
import type { Kernel } from '../kernel.ts'
import { joinedPdf } from '../pdf/joined/joined-pdf.ts'
import type { BulkActions, Sent } from './bulk-action.ts'
import { type BulkJob, labelOf, type Refused } from './bulk-jobs.ts'
import { reasonRefused } from './one-of-many.ts'
import { keepPrintedFile, placesPrinted, printedFiles } from './printed-files.ts'
import type { Step } from './run-job.ts'

const tries = 3
const pauseMs = 3000

type OfOne = { endpoint: Endpoint; actor: Actor; sent: Sent; id: number }

/** Prints the documents of many records: each is rendered as by its own call, and all of them are sent as one file. */
export function printMany({ routes, pool, papers, may, policies, issuer }: Kernel) {
  function paperOf({ endpoint, actor, sent, id }: OfOne, db: Db) {
    const paper = papers.get(endpoint)
    if (!paper) throw new Error(`${endpoint.path} gives no paper.`)
    assertMay({ may }, actor, endpoint.access)
    return {
      paper,
      call: { ...callWithoutRequest(endpoint, { id, actor, body: {} }), query: sent },
      seen: policies.restrict(db, actor, endpoint.access),
    }
  }

  async function draw(one: OfOne): Promise<Buffer> {
    const { paper, call, seen } = paperOf(one, queryable(pool))
    for (let nth = 1; ; nth++) {
      try {
        return (await paper.renderAndRecord(call, seen)).pdf
      } catch (error) {
        if (!mayGoBetter(error)) throw error
        // Other documents may have been rendered meanwhile; this one failed.
        if (nth === tries) throw new Problem('conflict', error.displayText)
        await sleep(pauseMs)
      }
    }
  }

  /** Skips records that are already on the document of an earlier record. */
  async function onceEach(tx: Db, ids: readonly number[], one: Omit<OfOne, 'id'>): Promise<number[]> {
    const standing = new Set<number>()
    const papersOf: number[] = []
    for (const id of ids) {
      if (standing.has(id)) continue
      papersOf.push(id)
      const { paper, seen } = paperOf({ ...one, id }, tx)
      for (const record of await paper.recordsOn(seen, id).catch(() => [])) standing.add(record)
    }
    return papersOf
  }

  return {
    onceEach,

    /** The records that cannot be printed, with the reasons; nothing is rendered. */
    async refused(
      tx: Db,
      kind: BulkActions,
      { ids, ...one }: Omit<OfOne, 'id'> & { ids: readonly number[] },
    ) {
      const cannot: Refused[] = []
      for (const id of ids) {
        const { paper, call, seen } = paperOf({ ...one, id }, tx)
        try {
          await paper.build(call, seen)
        } catch (error) {
          cannot.push({ id, why: reasonRefused(error), label: await labelOf(seen, kind, id) })
        }
      }
      return cannot
    },

    /** Renders the document at one place of a job, and stores it until all are fetched. */
    step: (job: BulkJob, place: number, one: OfOne): Step => ({
      ...one,
      do: async (keep) => {
        const pdf = await draw(one)
        await transaction(pool, one.actor, async (tx) => {
          await keep(tx, {})
          await keepPrintedFile(tx, job, place, pdf)
        })
      },
    }),

    /** Mounts the call that sends the documents of a job; `jobAsked` returns the caller's own job, or throws. */
    mount(jobAsked: (db: Db, actor: Actor, params: Readonly<Record<string, string>>) => Promise<Printed>) {
      routes.query(bulkEndpoints.papers, async ({ params, actor, t }, db, reply) => {
        const { job, kind } = await jobAsked(db, actor, params)
        const places = kind.paper ? await placesPrinted(db, job) : []
        if (!kind.paper || places.length === 0)
          throw new Problem('not_found', 'Not found. The record may have been deleted.')
        assertMay({ may }, actor, kind.paper.access)
        const { timeZone } = await issuer()
        const title = t(kind.entity.plural)
        return await reply
          .type('application/pdf')
          .header('cache-control', 'no-store')
          .header('content-disposition', shownFile(`${fileName(title)} ${today(timeZone)}.pdf`))
          .send(
            Readable.from(joinedPdf(title, printedFiles(queryable(pool), job, places)), {
              objectMode: false,
            }),
          )
      })
    },
  }
}

interface Printed {
  job: BulkJob
  kind: BulkActions
}

/** Whether another attempt may succeed when the load is lower. */
function mayGoBetter(error: unknown): error is Problem {
  return error instanceof Problem && (error.code === 'unavailable' || error.code === 'too_many_requests')
}

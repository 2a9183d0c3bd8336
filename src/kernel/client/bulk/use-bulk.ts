import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BulkActionName, bulkEndpoints } from '../../contract/endpoints/bulk.ts'
import { type Fields, required } from '../../contract/fields.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { message } from '../../../i18n/messages.ts'
import { useWrite } from '../cache/query.ts'
import { call } from '../calls/call.ts'
import type { LooseValues } from '../entity-form/store/form-values.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import { notifyFailure, notifySuccess, notifyUndoable } from '../messages/notify.ts'
import { withSelected } from './chosen.ts'
import { watchJob, type JobProgress } from './job/watch-job.ts'
import type { RowSelection } from './row-selection.ts'

interface Looked {
  can: number
  cannot: JobProgress['failed']
}

interface BulkInput<F extends Fields> {
  action: BulkActionName
  list: EntityList<F>
  selection: RowSelection<F>
  onClose(): void
}

/** The values that the user enters once for all records. */
function askedFor(action: BulkActionName, { status, salesman }: Fields): Fields {
  if (action === 'status' && status) return { status: { ...status, required: true } }
  if (action !== 'salesman' || !salesman) return {}
  return { salesman: { ...salesman, required: true }, reason: required(text('Reason', { max: 500 })) }
}

/** The dry run depends on the chosen values, but not on the reason, which the user enters meanwhile. */
function dots(asked: Fields): LooseValues {
  const texts = Object.entries(asked).filter(([, field]) => field.kind === 'text')
  return Object.fromEntries(texts.map(([name]) => [name, '…']))
}

export type Bulk = ReturnType<typeof useBulk>

const doneOf = ({ done, of }: JobProgress) =>
  message('{done} of {all} done', { done: formatCount(done), all: formatCount(of) })

/** A bulk action on the selected rows: dry run, job, and undo. */
export function useBulk<F extends Fields>({ action, list, selection, onClose }: BulkInput<F>) {
  const client = useQueryClient()
  const [body] = useState(() => withSelected(action, list, selection))
  const [asked] = useState(() => askedFor(action, list.fields))
  const [chosen, setChosen] = useState<LooseValues>({})
  const [typed, setTyped] = useState<LooseValues>({})
  const [looked, setLooked] = useState<Looked | null>(null)
  const [whole, setWhole] = useState(false)
  const [progress, setProgress] = useState<JobProgress | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = useWrite(bulkEndpoints.start, { touches: [] })
  const [job, setJob] = useState('')
  const values = { ...chosen, ...typed }
  const lacks = (of: LooseValues) => Object.keys(asked).some((name) => (of[name] ?? '') === '')
  const waits = lacks({ ...dots(asked), ...chosen })

  useEffect(() => {
    if (waits) return
    const controller = new AbortController()
    const look = async () => {
      try {
        const sent = { ...body, values: { ...dots(asked), ...chosen }, dry_run: true }
        const { can, cannot } = await call(bulkEndpoints.start, { body: sent, signal: controller.signal })
        setLooked({ can: can ?? 0, cannot })
      } catch (error) {
        if (!controller.signal.aborted) setFailure(asError(error))
      }
    }
    void look()
    return () => controller.abort()
  }, [body, asked, chosen, waits])

  /** Notifies all screens of the changed records when a job has ended. */
  const followed = async (id: string, tell?: (progress: JobProgress) => void) => {
    const end = await watchJob(id, tell)
    void client.invalidateQueries()
    return end
  }

  const takeBack = async (id: string, tell?: (progress: JobProgress) => void) => {
    const { data } = await call(bulkEndpoints.undo, { params: { job: id } })
    return await followed(data?.job ?? '', tell)
  }

  const takeBackLater = async (id: string) => {
    try {
      notifySuccess(doneOf(await takeBack(id)))
    } catch (error) {
      notifyFailure(error)
    }
  }

  const within = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(asError(error))
    } finally {
      setBusy(false)
    }
  }

  const start = () =>
    void within(async () => {
      const { data } = await begin.mutateAsync({ body: { ...body, values, all_or_nothing: whole } })
      const id = data?.job ?? ''
      setJob(id)
      const end = await followed(id, setProgress)
      // The papers are fetched here, and the selection may be needed for another action.
      if (end.url !== null) return
      selection.clear()
      if (end.failed.length > 0) return
      onClose()
      if (end.undoable) notifyUndoable(doneOf(end), () => void takeBackLater(id))
      else notifySuccess(doneOf(end))
    })

  return {
    job,
    asked,
    values,
    waits,
    /** Whether a required value is missing. */
    lacks: lacks(values),
    looked,
    whole,
    progress,
    failure,
    busy,
    setWhole,
    start,
    give: (name: string, value: unknown) => {
      setFailure(null)
      if (asked[name]?.kind === 'text') return setTyped({ ...typed, [name]: value })
      setLooked(null)
      setChosen({ ...chosen, [name]: value })
    },
    undo: () => void within(async () => void (await takeBack(job, setProgress))),
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

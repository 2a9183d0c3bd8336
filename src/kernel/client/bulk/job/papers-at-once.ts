import { bulkEndpoints } from '../../../contract/endpoints/bulk.ts'
import type { Fields } from '../../../contract/fields.ts'
import { call } from '../../calls/call.ts'
import type { EntityList } from '../../entity-table/use-entity-list.ts'
import { withSelected } from '../chosen.ts'
import type { RowSelection } from '../row-selection.ts'
import { watchJob } from './watch-job.ts'

/** Thrown if some selected records cannot be printed, so that the user decides about the others. */
export class SomeRefused extends Error {
  constructor() {
    super('Some of the selected records cannot be printed')
    this.name = 'SomeRefused'
  }
}

/** Prints all selected records as one PDF; throws `SomeRefused` if any of them is refused. */
export async function papersAtOnce<F extends Fields>(
  list: EntityList<F>,
  selection: RowSelection<F>,
): Promise<File> {
  const body = withSelected('print', list, selection)
  const { cannot } = await call(bulkEndpoints.start, { body: { ...body, dry_run: true } })
  if (cannot.length > 0) throw new SomeRefused()
  const { data } = await call(bulkEndpoints.start, { body: { ...body, all_or_nothing: true } })
  const job = data?.job ?? ''
  await watchJob(job)
  return await call(bulkEndpoints.papers, { params: { job } })
}

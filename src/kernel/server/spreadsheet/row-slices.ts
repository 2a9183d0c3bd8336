import { setImmediate as eventLoopTurn } from 'node:timers/promises'

/** The rows of a file, as many at once as they are read. */
export type RowBatches<R = Record<string, unknown>> = AsyncIterable<readonly R[]> | Iterable<readonly R[]>

/** As many as are written in some milliseconds, and enough to tell how wide their columns are. */
const rowsAtOnce = 200

/** The rows of a file in small slices, with a turn for everybody else after each: writing many at once would hold all up. */
export async function* rowSlices<R>(batches: RowBatches<R>): AsyncGenerator<readonly R[]> {
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      yield rows.slice(start, start + rowsAtOnce)
      await eventLoopTurn()
    }
  }
}

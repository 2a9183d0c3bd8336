import { setImmediate as eventLoopTurn } from 'node:timers/promises'

/** The rows of a file, in the batches in which they are read. */
export type RowBatches<R = Record<string, unknown>> = AsyncIterable<readonly R[]> | Iterable<readonly R[]>

/** The number of rows that are written in a few milliseconds; enough to estimate the widths of columns. */
const rowsAtOnce = 200

/**
 * The rows of a file in small slices, with a turn of the event loop after each, so that other requests are not blocked.
 */
export async function* rowSlices<R>(batches: RowBatches<R>): AsyncGenerator<readonly R[]> {
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      yield rows.slice(start, start + rowsAtOnce)
      await eventLoopTurn()
    }
  }
}

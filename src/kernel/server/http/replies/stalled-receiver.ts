import type { ServerResponse } from 'node:http'

/** How long a client may receive no byte of a file. A slow connection still receives some bytes each second. */
const patienceMs = 60_000

/** Closes the connection of a client that has stopped receiving a file, which occupies a place in the queue until then. */
export function cutOffWhenStalled(response: ServerResponse, afterMs = patienceMs): void {
  // Starts when the file is sent: making it may take longer.
  response.once('pipe', () => response.setTimeout(afterMs, () => response.destroy()))
}

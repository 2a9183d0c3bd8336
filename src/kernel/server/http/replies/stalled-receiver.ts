import type { ServerResponse } from 'node:http'

/** For so long a receiver of a file may take nothing of it; whoever is on a slow line takes some bytes each second. */
const patienceMs = 60_000

/** Cuts off whoever has stopped receiving a file: it holds a place of its user, and one of all users, until it has come. */
export function cutOffWhenStalled(response: ServerResponse, afterMs = patienceMs): void {
  // Until it is sent it is being made, which may take longer.
  response.once('pipe', () => response.setTimeout(afterMs, () => response.destroy()))
}

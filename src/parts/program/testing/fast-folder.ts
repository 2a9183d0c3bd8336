import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const bytesNeeded = 1_000_000_000

/**
 * Returns the folder for test databases: in memory if there is space, since creating a database writes a thousand
 * files.
 */
export function fastFolder(): string {
  return hasSpaceInMemory() ? memory : tmpdir()
}

/** Whether shared memory has space for files; a container often has almost none. */
export function hasSpaceInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > bytesNeeded
  } catch {
    return false
  }
}

import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const roomNeeded = 1_000_000_000

/** Where to put databases for tests: in memory if there is room, since making one is writing a thousand files. */
export function quickParent(): string {
  return hasRoomInMemory() ? memory : tmpdir()
}

/** Whether files may be kept in shared memory; a container often has next to none. */
export function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a server's postmaster.pid. */
export interface PostmasterFile {
  pid: number
  socketFolder: string
  /** Whether it accepts connections: it is not starting, recovering or stopping. */
  ready: boolean
}

/** Returns the file's contents; undefined if there is no server, or it was killed while writing the file. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(fileIn(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 1) return undefined
    return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Removes the file of a dead server. */
export function removePostmasterFile(cluster: string): void {
  rmSync(fileIn(cluster), { force: true })
}

function fileIn(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

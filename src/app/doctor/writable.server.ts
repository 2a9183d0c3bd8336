import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Whether a folder, or the one in which it will be made, can be written. */
export async function writable(what: string, setting: string, path: string): Promise<Finding> {
  try {
    await access(await nearestThere(path), constants.W_OK)
    return ok(`${what}: ${path} can be written`)
  } catch {
    return bad(`${what}: ${path} cannot be written by this user; set ${setting} to one that can`)
  }
}

/** The folder itself, or the nearest above it that is there. */
export async function nearestThere(path: string): Promise<string> {
  return (await isThere(path)) ? path : nearestThere(dirname(path))
}

/** Asked without holding everybody else up: a disk of another machine may take long to answer. */
export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

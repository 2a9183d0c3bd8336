import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks that a folder is writable, or the parent in which it will be created. */
export async function writable(what: string, setting: string, path: string): Promise<Finding> {
  try {
    await access(await nearestThere(path), constants.W_OK)
    return ok(`${what}: ${path} can be written`)
  } catch {
    return bad(`${what}: ${path} cannot be written by this user; set ${setting} to one that can`)
  }
}

/** Returns the folder itself, or its nearest existing parent. */
export async function nearestThere(path: string): Promise<string> {
  return (await isThere(path)) ? path : nearestThere(dirname(path))
}

/** Asynchronous, since a network disk may respond slowly. */
export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

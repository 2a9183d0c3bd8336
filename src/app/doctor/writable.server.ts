import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks that a folder is writable, or the parent in which it will be created. */
export async function writable(what: string, setting: string, path: string): Promise<Finding> {
  const existing = await nearestThere(path)
  try {
    await access(existing, constants.W_OK)
    return ok(`${what}: ${path} can be written`)
  } catch (error) {
    const isReadOnly = error instanceof Error && 'code' in error && error.code === 'EROFS'
    if (isReadOnly) return bad(`${what}: the disk of ${existing} is read-only; check it (dmesg)`)
    const user = process.getuid?.()
    const remedy =
      existing === path ? `chown -R ${user} '${path}' as root gives it to that user` : `create ${path} for it`
    return bad(
      `${what}: ${existing} cannot be written by user ${user}: ${remedy}; or set ${setting} to another`,
    )
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

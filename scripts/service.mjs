import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const settingsFile = '/etc/inkwell/settings'
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes a command work on the installation of the documented service. In the folder of a package it uses the service's
 * settings where the environment has none. Root changes to the owner of the data folder, so that no file in it belongs
 * to root afterwards.
 */
export function asService() {
  const isPackage = !existsSync(join(root, 'package-lock.json'))
  const { DATA_DIR, DATABASE_URL } = process.env
  if (isPackage && !DATA_DIR && !DATABASE_URL)
    Object.assign(process.env, { ...serviceSettings(), ...process.env })
  if (!process.env.DATABASE_URL) becomeOwner(resolve(process.env.DATA_DIR || 'data'))
}

function serviceSettings() {
  try {
    return parseEnv(readFileSync(settingsFile, 'utf8'))
  } catch {
    return {}
  }
}

/** The owner of the folder or, if it is lost, of the nearest existing parent. */
function becomeOwner(folder) {
  if (process.getuid?.() !== 0) return
  if (!existsSync(folder)) return becomeOwner(dirname(folder))
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  process.setgroups([gid])
  process.setgid(gid)
  process.setuid(uid)
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const settingsFile = '/etc/inkwell/settings'
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Lets a command work on the installation of the documented service: in the program's folder of a package it takes the
 * settings of the service for what the environment leaves open, and whoever is root becomes the owner of the data folder,
 * so that nothing in it belongs to root afterwards.
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

/** Of the folder or, where it is lost, of the nearest one above it that is there. */
function becomeOwner(folder) {
  if (process.getuid?.() !== 0) return
  if (!existsSync(folder)) return becomeOwner(dirname(folder))
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  process.setgroups([gid])
  process.setgid(gid)
  process.setuid(uid)
}

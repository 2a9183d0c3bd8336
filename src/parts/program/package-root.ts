import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that contains package.json, whether this runs from src/ or built in dist/server/. */
export const packageRoot = findUpwards(import.meta.dirname)

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`)
  return findUpwards(parent)
}

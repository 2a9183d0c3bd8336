import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageRoot } from '../../parts/program/package-root.ts'

/** Returns the text of a file of the repository. */
export const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8')

/** Returns the paths of the files in a folder of the repository, at any depth, whose names have the ending. */
export const filesBelow = (path: string, ending: string) =>
  readdirSync(join(packageRoot, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(packageRoot, join(entry.parentPath, entry.name)))

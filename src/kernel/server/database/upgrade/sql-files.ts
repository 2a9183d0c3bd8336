import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '../../../../parts/program/package-root.ts'

const kernel = 'src/kernel/server'
const triggerOrder = 'src/features/trigger-order.sql'
const featureOrder = z.array(z.string())

/**
 * The files with the functions, triggers and views, in the order in which they are applied: those of the kernel, then
 * those of each feature in the order of `src/features/order.json`, and within a folder by their paths; last the order
 * of triggers. Paths begin at the root of the package.
 */
export async function sqlFiles(): Promise<string[]> {
  const order = featureOrder.parse(
    JSON.parse(await readFile(join(packageRoot, 'src/features/order.json'), 'utf8')),
  )
  const folders = [kernel, ...order.map((name) => `src/features/${name}`)]
  return [...(await Promise.all(folders.map(sqlIn))).flat(), triggerOrder]
}

async function sqlIn(folder: string): Promise<string[]> {
  // A package contains only what runs: a module without `.sql` files has no folder there.
  const paths = await readdir(join(packageRoot, folder), { recursive: true }).catch(() => [])
  return paths
    .filter((path) => path.endsWith('.sql'))
    .map((path) => `${folder}/${path.replaceAll(sep, '/')}`)
    .toSorted()
}

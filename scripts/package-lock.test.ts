import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../src/parts/program/package-root.ts'

interface Locked {
  version?: string
  link?: true
  optional?: true
  os?: string[]
  cpu?: string[]
  libc?: string[]
  integrity?: string
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(packageRoot, 'package-lock.json'), 'utf8'),
)
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link)

/** Programs for platforms on which Inkwell is not built: the lock file has no hashes of them. */
const ofOtherMachines =
  /^node_modules\/(@myriaddreamin\/typst-ts-node-compiler-|@oxc-parser\/binding-|@oxfmt\/binding-|@oxlint\/binding-|@oxlint-tsgolint\/)/

/** Whether npm installs a package on the platform of the image and the package: Linux on x64 with glibc. */
const isForOurs = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

test('every package that is installed where Inkwell is built has a hash in the lock file', () => {
  expect(packages.length).toBeGreaterThan(300)
  const wrong = packages.filter(([, each]) => isForOurs(each) && !each.integrity?.startsWith('sha512-'))
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('only known optional programs for other platforms have no hash', () => {
  const without = packages.filter(([, { integrity }]) => integrity === undefined)
  const unknown = without.filter(([path, { optional }]) => !optional || !ofOtherMachines.test(path))
  expect(unknown.map(([path]) => path)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { addressesIn } from '../../src/app/testing/addresses.ts'
import { paths } from '../../src/features/paths.ts'

/** The changes since all screens were walked, written by `npm test`. Without it all screens are walked. */
const file = process.env['INKWELL_AFFECTED']
const affected: { modules: string[]; pathNames: string[] } | undefined = file
  ? JSON.parse(readFileSync(file, 'utf8'))
  : undefined

const frame = 'src/kernel/client/shell/frame/app-frame.tsx'
/** The list of all routes: every screen depends on this file. */
const program = 'src/app/routes.tsx'
const beforeSignIn = { login: 'src/app/screens/sign-in.tsx', register: 'src/app/screens/registration.tsx' }

/** Whether a module, or one that it imports, has changed since all screens were walked. */
export function isAffected(module: string): boolean {
  return affected === undefined || affected.modules.includes(module)
}

/**
 * The screens that the walk of `spec` visits. `has` takes an address with `:id` for every key; a screen without a name
 * in `paths` is visited as soon as any is.
 */
export function affectedScreens(spec: string): { any: boolean; has(kind: string): boolean } {
  if (affected === undefined || isAffected(spec) || isAffected(frame)) return { any: true, has: () => true }
  const names = new Set(affected.pathNames)
  for (const [name, module] of Object.entries(beforeSignIn)) if (isAffected(module)) names.add(name)
  const namedAs = (isAsked: (name: string) => boolean) =>
    new Set(addressesIn(Object.fromEntries(Object.entries(paths).filter(([name]) => isAsked(name)))))
  const all = namedAs(() => true)
  const changed = namedAs((name) => names.has(name))
  return { any: isAffected(program), has: (kind) => changed.has(kind) || !all.has(kind) }
}

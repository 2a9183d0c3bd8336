import { readFileSync } from 'node:fs'
import { addressesIn } from '../../src/app/testing/addresses.ts'
import { paths } from '../../src/features/paths.ts'

/** What `npm test` has written of the changes since all screens were walked. Without it all of them are walked. */
const file = process.env['INKWELL_AFFECTED']
const affected: { modules: string[]; pathNames: string[] } | undefined = file
  ? JSON.parse(readFileSync(file, 'utf8'))
  : undefined

const frame = 'src/kernel/client/shell/frame/app-frame.tsx'
/** Every screen of the program comes after it. */
const program = 'src/app/routes.tsx'
const beforeSignIn = { login: 'src/app/screens/sign-in.tsx', register: 'src/app/screens/registration.tsx' }

/** Whether a module, or one that it imports, changed since all screens were walked. */
export function isAffected(module: string): boolean {
  return affected === undefined || affected.modules.includes(module)
}

/**
 * Which screens the walk of `spec` looks at. `has` takes an address with `:id` for every key; a screen that no name in
 * `paths` leads to is looked at as soon as any is.
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

import type { Label } from '../../../i18n/messages.ts'
import type { OwnRecords, Resource, Verb } from '../../../kernel/contract/access.ts'

export const roles = { admin: 'Admin', manager: 'Manager', salesman: 'Salesman' } as const
export type Role = keyof typeof roles

const verbOf: Record<string, Verb> = { V: 'view', C: 'create', U: 'update', D: 'delete' }

/**
 * A resource that permissions are given on, with the defaults of each role until a superuser changes them: V view, C
 * create, U update, D delete. A superuser may do everything.
 */
export function resource(
  name: string,
  label: Label,
  rights: Record<Role, string>,
  own?: OwnRecords,
): Resource {
  const defaults = Object.fromEntries(
    Object.entries(rights).map(([role, letters]) => [
      role,
      [...letters].flatMap((letter) => verbOf[letter] ?? []),
    ]),
  )
  return { name, label, defaults, ...(own && { own }) }
}

import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { type Resource, type Verb, verbs } from '../../../kernel/contract/access.ts'
import { endpoint, type ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { factorRoles, factorRuleTopic } from '../factors/factors.contract.ts'
import { type Role, roles } from './roles.contract.ts'

export const roleNames = Object.keys(roles) as Role[]

export const verbLabels = {
  view: 'View',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
} as const satisfies Record<Verb, Label>

/** The verbs that apply to a resource: those that some role has by default. */
export function possibleVerbs(resource: Resource): Verb[] {
  return verbs.filter((verb) => roleNames.some((role) => resource.defaults[role]?.includes(verb)))
}

/** One row of the matrix, for browser and server. */
export interface PermissionRow {
  resource: string
  label: DisplayText
  possible: Verb[]
  rights: Record<Role, Verb[]>
}

/** The label of a two-factor rule in the history, in place of a resource. */
export const factorWords = 'Require two-factor authentication'

/** The table of changed cells of the matrix. */
export const permissionTopic = 'permission'

export const readPermissions = endpoint({
  method: 'GET',
  path: '/settings/permissions',
  summary: 'The permissions of all roles',
  access: 'superuser',
  topic: permissionTopic,
  reply: {
    results: list('Resources', {
      resource: required(text('Resource')),
      label: required(messageText('Label')),
      possible: required(json('Available permissions')),
      rights: required(json('Permissions by role')),
    }),
  },
})

/** The matrix from the response: verbs are sent as JSON, and unknown ones are dropped. */
export function permissionRows(results: ReplyOf<typeof readPermissions>['results']): PermissionRow[] {
  return results.map(({ resource, label, possible, rights }) => {
    const byRole: Partial<Record<string, unknown>> = typeof rights === 'object' ? { ...rights } : {}
    return {
      resource,
      label,
      possible: verbsIn(possible),
      rights: {
        admin: verbsIn(byRole['admin']),
        manager: verbsIn(byRole['manager']),
        salesman: verbsIn(byRole['salesman']),
      },
    }
  })
}

/** The valid verbs in a JSON value. */
export function verbsIn(sent: unknown): Verb[] {
  return Array.isArray(sent) ? verbs.filter((verb) => sent.includes(verb)) : []
}

export const savePermission = endpoint({
  method: 'PUT',
  path: '/settings/permissions/:resource/:role',
  summary: 'Set the permissions of a role on a resource; takes effect at once',
  access: 'superuser',
  securityLog: 'rights_changed',
  asksPassword: true,
  body: { verbs: required(json('Permissions')) },
  reply: { message: required(messageText('Message')) },
})

export const readPermissionHistory = endpoint({
  method: 'GET',
  path: '/settings/permissions/history',
  summary: 'The history of permissions and of second factor requirements, newest first',
  access: 'superuser',
  topic: permissionTopic,
  refreshOn: [factorRuleTopic],
  query: { page: whole('Page', { min: 1, max: 1_000_000 }) },
  reply: {
    results: required(
      list('Changes', {
        id: required(whole('ID')),
        at: required(instant('Date and time')),
        user_name: text('User'),
        role: required(choice('Role', factorRoles)),
        label: required(messageText('Resource')),
        before: required(json('Permissions before, or whether two-factor authentication was required')),
        after: required(json('Permissions after, or whether two-factor authentication is required')),
      }),
    ),
    count: required(whole('Count')),
  },
})

import { endpoint, listQuery, listReply } from '../../../kernel/contract/endpoint.ts'
import { type Entity, recordFields } from '../../../kernel/contract/entity.ts'
import { exportEndpoint } from '../../../kernel/contract/endpoints/lists/export.ts'
import { computed, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { securityKinds } from '../../../kernel/contract/endpoints/security-kinds.ts'
import { resource } from '../permissions/roles.contract.ts'
import { user } from '../users.contract.ts'

/** The security log, an audit log. It is written by the program only, and readable by superusers only. */
export const securityLog = {
  name: 'security_log',
  path: '/settings/security-log',
  label: 'Security Log',
  plural: 'Security Log Entries',
  resource: resource('security_log', 'Security log', { admin: '', manager: '', salesman: '' }),
  fields: {
    created_at: required(computed(instant('Date and time'))),
    kind: required(computed(choice('Event', securityKinds))),
    user_name: computed(text('User')),
    about_name: computed(text('Affected user')),
    address: computed(text('Address')),
    device: computed(text('Device')),
    detail: computed(text('Details')),
  },
  columns: ['created_at', 'kind', 'user_name', 'about_name', 'address', 'device', 'detail'],
  notSortable: ['user_name', 'about_name'],
  filters: {
    kind: choice('Event', securityKinds),
    user: reference('User', { path: user.path, shows: 'full_name', resource: user.resource }),
    date_from: day('From'),
    date_to: day('To|a day'),
  },
  messages: {},
  deletion: 'empty',
} as const satisfies Entity

export const readSecurityLog = endpoint({
  method: 'GET',
  path: securityLog.path,
  summary: 'The security log, newest first',
  access: 'superuser',
  topic: securityLog.name,
  query: { ...listQuery, ...securityLog.filters },
  reply: listReply({ ...recordFields, ...securityLog.fields }),
})

export const exportSecurityLog: ReturnType<typeof exportEndpoint> = {
  ...exportEndpoint(securityLog),
  access: 'superuser',
}

import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { secret } from '../../../kernel/contract/kinds/texts/secret.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { roles } from '../permissions/roles.contract.ts'
import { user } from '../users.contract.ts'

const message = { message: required(messageText('Message')) } as const
const codes = list('Recovery codes', { code: required(secret('Recovery code')) })

/** The second factors of the user. */
export const readFactors = endpoint({
  method: 'GET',
  path: '/auth/factors',
  summary: 'Your second factors, and whether your role requires one',
  access: 'any-session',
  topic: user.name,
  reply: {
    totp_since: instant('Authenticator app set up on'),
    passkeys: list('Passkeys', {
      id: required(text('ID')),
      name: required(text('Name')),
      created_at: required(instant('Since')),
      last_used_at: instant('Last used'),
    }),
    recovery_codes: required(whole('Recovery codes left')),
    is_required: flag('Required'),
  },
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/auth/factors/totp',
  summary:
    'Start setting up an authenticator app: returns its secret, which takes effect once a code has been confirmed',
  access: 'any-session',
  asksPassword: true,
  reply: { secret: required(secret('Secret')), uri: required(secret('Authenticator URI')) },
})

export const confirmTotp = endpoint({
  method: 'PUT',
  path: '/auth/factors/totp',
  summary: 'Confirm the authenticator app with one of its codes; returns ten new recovery codes',
  access: 'any-session',
  securityLog: 'factor_changed',
  asksPassword: true,
  body: { code: required(secret('Code')) },
  reply: { ...message, recovery_codes: codes },
})

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/auth/factors/totp',
  summary: 'Remove your authenticator app',
  access: 'signed-in',
  securityLog: 'factor_changed',
  asksPassword: true,
  reply: message,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/factors/recovery-codes',
  summary: 'Create ten new recovery codes; the previous ones stop working',
  access: 'signed-in',
  securityLog: 'factor_changed',
  asksPassword: true,
  reply: { ...message, recovery_codes: codes },
})

export const resetFactors = endpoint({
  method: 'DELETE',
  path: '/auth/users/:id/factors',
  summary:
    'Reset the second factor of a user who has lost it; ends the user’s sessions and notifies the user',
  access: { resource: user.resource, verb: 'update' },
  securityLog: 'factor_reset',
  asksPassword: true,
  reply: message,
})

export const factorRoles = { superuser: 'Superusers', ...roles } as const

/** The table of roles that require two-factor authentication. */
export const factorRuleTopic = 'factor_rule'

export const readFactorRules = endpoint({
  method: 'GET',
  path: '/settings/factor-rules',
  summary: 'The roles that require a second factor',
  access: 'superuser',
  topic: factorRuleTopic,
  reply: {
    results: list('Rules', {
      role: required(choice('Role', factorRoles)),
      required: flag('Required'),
      /** The number of active users that the rule applies to, and how many have no second factor yet. */
      people: required(whole('Users')),
      without: required(whole('Without two-factor authentication')),
    }),
  },
})

export const saveFactorRule = endpoint({
  method: 'PUT',
  path: '/settings/factor-rules/:role',
  summary: 'Set whether users with this role must have a second factor; takes effect at once',
  access: 'superuser',
  securityLog: 'rights_changed',
  asksPassword: true,
  body: { required: flag('Required') },
  reply: message,
})

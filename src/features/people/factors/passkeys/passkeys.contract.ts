import { endpoint } from '../../../../kernel/contract/endpoint.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { json } from '../../../../kernel/contract/kinds/json.ts'
import { messageText } from '../../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'
import { login } from '../../sessions/session.contract.ts'
import { confirmTotp } from '../factors.contract.ts'

const options = { options: required(json('Browser options')) } as const

export const askPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  summary: 'The options for signing in with a passkey in the browser',
  access: 'public',
  status: 200,
  senderField: 'device_key',
  body: { device_key: text('Device key') },
  reply: options,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  summary: 'Sign in with a passkey, in place of password and code',
  access: 'public',
  status: 200,
  senderField: 'device_key',
  body: { response: required(json('Browser response')), device_key: text('Device key') },
  reply: login.reply,
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/factors/passkeys/options',
  summary: 'The options for creating a passkey in the browser',
  access: 'any-session',
  asksPassword: true,
  status: 200,
  reply: options,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/factors/passkeys',
  summary: 'Add a passkey; the first second factor also returns ten recovery codes',
  access: 'any-session',
  asksPassword: true,
  securityLog: 'factor_changed',
  body: { response: required(json('Browser response')), name: required(text('Name', { max: 100 })) },
  reply: confirmTotp.reply,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/factors/passkeys/:passkey',
  summary: 'Remove one of your passkeys',
  access: 'signed-in',
  asksPassword: true,
  securityLog: 'factor_changed',
  reply: { message: required(messageText('Message')) },
})

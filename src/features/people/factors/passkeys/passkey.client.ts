import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../../../../kernel/client/calls/call.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { deviceKey } from '../../sign-in/device-key.client.ts'
import { PasskeyCancelled } from './passkey-cancelled.ts'
import { addPasskey, askPasskey, beginPasskey, signInWithPasskey } from './passkeys.contract.ts'

/** Runs a browser dialog; if the browser or the user cancels, throws PasskeyCancelled. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn())
    throw new PasskeyCancelled('This browser does not support passkeys on this page.')
  try {
    return await work()
  } catch (error) {
    throw new PasskeyCancelled('No passkey was chosen.', { cause: error })
  }
}

/** Signs in with a passkey of this site. */
export async function signInByPasskey(): Promise<ReplyOf<typeof signInWithPasskey>> {
  const device_key = deviceKey()
  const { options } = await call(askPasskey, { body: { device_key } })
  // The library created them on the server.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await asked(() => startAuthentication({ optionsJSON }))
  return await call(signInWithPasskey, { body: { response, device_key } })
}

/** Creates a passkey for the signed-in user. */
export async function makePasskey(name: string): Promise<ReplyOf<typeof addPasskey>> {
  const { options } = await call(beginPasskey)
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const response = await asked(() => startRegistration({ optionsJSON }))
  return await call(addPasskey, { body: { response, name } })
}

import { rotateKey } from '../../features/people/keys/rotate-key.server.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { onInstallation } from './backup.server.ts'

/** Replaces the secret key of this installation. Inkwell may be running. Returns the text to print. */
export async function exchangeKey(): Promise<string> {
  const config = readConfig(process.env)
  if (config.secretKey) {
    throw new StartError(
      'SECRET_KEY is set, so the key is yours to exchange: set SECRET_KEY to a new one and SECRET_KEY_BEFORE to the one ' +
        'that it replaces, and start Inkwell anew.',
    )
  }
  const factors = await onInstallation(config, rotateKey)
  return `The key is a new one; ${factors} second factors were encrypted with it. Whoever is at work stays signed in.`
}

import { resetOnMachine } from '../../features/people/passwords/reset-on-machine.server.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { onInstallation } from './backup.server.ts'

/** Gives the user with this email a temporary password. Inkwell may be running. Returns the text to print. */
export async function resetPassword(email: string): Promise<string> {
  const password = await onInstallation(readConfig(process.env), (client) => resetOnMachine(client, email))
  return (
    `${email} signs in with the temporary password ${password} within 7 days and chooses a new one. ` +
    'The second factor is off, and all sessions of this user have ended.'
  )
}

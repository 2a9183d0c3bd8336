import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run reset-password -- EMAIL
Gives a user a temporary password, turns off two-factor authentication and ends all sessions of that user. Use it if
nobody who could do this on the screen can sign in. Inkwell may continue to run.`

await command(usage, { fits: ({ files }) => files.length === 1 }, async ({ files: [email] }) => {
  await prepare({ asBuilt: true })
  const { resetPassword } = await import('../dist/server/app/commands/reset-password.server.js')
  console.log(await resetPassword(email))
})

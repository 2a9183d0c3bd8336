import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run reset-password -- EMAIL
Gives a user a temporary password, turns the second factor off and ends all sessions of that user. For the day when
nobody can sign in who could do it on the screen; Inkwell may go on running.`

await command(usage, { fits: ({ files }) => files.length === 1 }, async ({ files: [email] }) => {
  await prepare({ asBuilt: true })
  const { resetPassword } = await import('../dist/server/app/commands/reset-password.server.js')
  console.log(await resetPassword(email))
})

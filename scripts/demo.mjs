import { prepare } from './prepare.mjs'

await prepare({ serves: true })
process.env.NODE_ENV ??= 'production'
process.env.DATA_DIR ??= 'data-demo'
// No backups into the folder of a real server.
process.env.BACKUP_DIR ??= 'off'
// Sample data and well-known passwords need a folder of their own, never that of a real server.
delete process.env.DATABASE_URL
delete process.env.DATABASE_URL_FILE
process.setSourceMapsEnabled(true)

const { prepareDemo } = await import('../dist/server/app/demo/demo.server.js')
const demo = await prepareDemo(process.env).catch((error) => {
  if (error.name !== 'StartError') throw error
  console.error(error.message)
  process.exit(1)
})
if (demo.filled) console.log(`Sample data written to ${process.env.DATA_DIR}`)

await import('../dist/server/app/server.js')
// A failed start has already printed the reason.
if (!process.exitCode) {
  const widest = Math.max(...demo.people.map(({ who }) => who.length))
  console.log(`Sign in with the password ${demo.password} as`)
  for (const { who, email } of demo.people) console.log(`  ${who.padEnd(widest)}  ${email}`)
}

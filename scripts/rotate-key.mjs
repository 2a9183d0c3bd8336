import { prepare } from './prepare.mjs'

await prepare()
const { exchangeKey } = await import('../dist/server/app/rotate-key.server.js')
try {
  console.log(await exchangeKey())
} catch (error) {
  if (error.name !== 'StartError') throw error
  console.error(error.message)
  process.exitCode = 1
}

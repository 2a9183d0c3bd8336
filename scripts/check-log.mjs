import { prepare } from './prepare.mjs'

await prepare()
const { checkLog } = await import('../dist/server/app/check-log.server.js')
try {
  console.log(await checkLog())
} catch (error) {
  if (error.name !== 'StartError') throw error
  console.error(error.message)
  process.exitCode = 1
}

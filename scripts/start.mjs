import { prepare } from './prepare.mjs'

await prepare()
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
// In this very process, so that signals and the exit code are the product's own.
await import('../dist/server/app/server.js')

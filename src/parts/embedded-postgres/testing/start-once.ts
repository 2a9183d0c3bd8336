import pg from 'pg'
import { startEmbedded } from '../start.ts'

// A separate program that starts the embedded server of a data folder, queries it and stops it.

const server = await startEmbedded(process.argv[2] ?? '', (line) => process.stderr.write(`${line}\n`))
const client = new pg.Client(server.connection)
await client.connect()
const { rows } = await client.query("select 'it answers' as answer")
process.stdout.write(rows[0].answer)
await client.end()
await server.stop()

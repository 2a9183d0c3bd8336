import { openDatabase } from '../database/open.ts'

// A program of its own: starts the embedded server of a data folder, asks it something and stops it.

const log = (line: string) => process.stderr.write(`${line}\n`)
const database = await openDatabase({ dataDir: process.argv[2] ?? '' }, log)
const { rows } = await database.pool.query("select 'it answers' as answer")
process.stdout.write(rows[0].answer)
await database.close()

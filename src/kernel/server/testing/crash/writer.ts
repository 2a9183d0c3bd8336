import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { openDatabase } from '../../database/open.ts'
import { onShutdown } from '../../lifecycle.ts'

// A program of its own: opens the database of a data folder and writes into it without pause. It tells its
// parent each write once it is acknowledged, and answers which of a list of writes are missing.

const request = z.union([z.object({ load: z.literal(true) }), z.object({ missing: z.array(z.string()) })])
const writers = 8

const log = (line: string) => process.stderr.write(`${line}\n`)
const tell = (message: object) => process.send?.(message)

const database = await openDatabase({ dataDir: z.string().parse(process.argv[2]) }, log)
onShutdown(() => database.close(), log)
const { pool } = database
await pool.query('create table if not exists crash_write (id uuid primary key, filler text not null)')

async function write(): Promise<void> {
  for (;;) {
    const id = randomUUID()
    try {
      await pool.query("insert into crash_write values ($1, repeat('ink', 100))", [id])
      tell({ acknowledged: id })
    } catch {
      // The server was killed; the supervisor brings it back. What was not acknowledged may be lost.
      await sleep(20)
    }
  }
}

async function findMissing(ids: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as told(id) where id not in (select id from crash_write)',
    [ids],
  )
  return rows.map((row) => row.id)
}

process.on('message', (message) => {
  const asked = request.parse(message)
  if ('missing' in asked) void findMissing(asked.missing).then((missing) => tell({ missing }))
  else for (let i = 0; i < writers; i++) void write()
})
tell({ ready: true })

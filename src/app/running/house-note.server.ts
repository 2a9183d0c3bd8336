import pg from 'pg'
import { timeZoneOf } from '../doctor/company-time.server.ts'
import { houseIn } from '../../kernel/server/backup/house.ts'
import { onOwnConnection } from '../../kernel/server/backup/own-connection.ts'
import { writeHouseNote } from '../../kernel/server/process/house-note.ts'

/** Notes beside an embedded database whose it is, and how new: its server must run to be asked. */
export async function noteHouse(connection: pg.ClientConfig, dataDir: string): Promise<void> {
  await onOwnConnection(connection, async ({ client }) => {
    const house = await houseIn(client)
    const { rows } = await client.query<{ migration: string | null }>(
      'select max(name) as migration from migration',
    )
    const migration = rows[0]?.migration
    const timeZone = await timeZoneOf(client)
    if (house) {
      const { id, instance } = house
      await writeHouseNote(dataDir, {
        house: id,
        ...(instance && { instance }),
        ...(timeZone && { timeZone }),
        ...(migration && { migration }),
      })
    }
  })
}

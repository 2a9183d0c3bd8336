import pg from 'pg'
import { timeZoneOf } from '../doctor/company-time.server.ts'
import { installationIn } from '../../kernel/server/backup/installation.ts'
import { onOwnConnection } from '../../kernel/server/backup/own-connection.ts'
import { writeInstallationNote } from '../../kernel/server/process/installation-note.ts'

/** Notes beside an embedded database whose it is, and how new: its server must run to be asked. */
export async function noteInstallation(connection: pg.ClientConfig, dataDir: string): Promise<void> {
  await onOwnConnection(connection, async ({ client }) => {
    const installation = await installationIn(client)
    const { rows } = await client.query<{ migration: string | null }>(
      'select max(name) as migration from migration',
    )
    const migration = rows[0]?.migration
    const timeZone = await timeZoneOf(client)
    if (installation) {
      const { id, instance } = installation
      await writeInstallationNote(dataDir, {
        house: id,
        ...(instance && { instance }),
        ...(timeZone && { timeZone }),
        ...(migration && { migration }),
      })
    }
  })
}

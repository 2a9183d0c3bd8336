import pg from 'pg'
import { timeZoneOf } from '../doctor/company-time.server.ts'
import { installationIn } from '../../kernel/server/database/identity/installation.ts'
import { onOwnConnection } from '../../kernel/server/database/connection/own-connection.ts'
import { writeInstallationNote } from '../../kernel/server/process/installation-note.ts'

/**
 * Stores the installation and version of an embedded database in a file beside it, since the database itself can be
 * read only while its server runs.
 */
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

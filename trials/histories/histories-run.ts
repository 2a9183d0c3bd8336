import { readConfig } from '../../src/kernel/server/process/config.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { openDatabase } from '../../src/kernel/server/database/connection/open.ts'
import { apiClient, type Api } from '../../src/kernel/server/testing/api-client.ts'
import { aUser, password } from '../../src/features/people/testing/a-user.ts'
import { openInkwell } from '../../src/app/inkwell.server.ts'
import { type HistoriesReport, runHistories } from './histories.ts'

interface Wanted {
  histories: number
  actions: number
  seed: number
  print: (line: string) => void
}

/** Runs histories in the product, on an empty data folder of its own. */
export async function historiesRun(dataDir: string, wanted: Wanted): Promise<HistoriesReport> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', BACKUP_DIR: 'off' })
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
    const { address, close } = await openInkwell(database, config)
    const someone = async (): Promise<Api> => {
      const { username } = await aUser(database.pool, { role: 'admin', is_superuser: true })
      const form = { user: username, password }
      const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', form)
      return apiClient(address, body.access_token)
    }
    try {
      const writers = [await someone(), await someone()] as const
      return await runHistories({ pool: database.pool, writers }, wanted)
    } finally {
      await close()
    }
  } finally {
    await database.close()
  }
}

import type pg from 'pg'
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

async function aSuperuser(pool: pg.Pool): Promise<string> {
  return (await aUser(pool, { role: 'admin', is_superuser: true })).username
}

/** Runs histories in the product, on an empty data folder of its own. */
export async function historiesRun(dataDir: string, wanted: Wanted): Promise<HistoriesReport> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', BACKUP_DIR: 'off' })
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
    const { address, close } = await openInkwell(database, config)
    const names = [await aSuperuser(database.pool), await aSuperuser(database.pool)] as const
    const signInAs = async (username: string): Promise<Api> => {
      const form = { user: username, password }
      const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', form)
      return apiClient(address, body.access_token)
    }
    try {
      const signIn = async () => [await signInAs(names[0]), await signInAs(names[1])] as const
      return await runHistories({ pool: database.pool, signIn }, wanted)
    } finally {
      await close()
    }
  } finally {
    await database.close()
  }
}

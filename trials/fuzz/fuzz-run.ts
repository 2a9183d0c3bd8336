import { readConfig } from '../../src/kernel/server/process/config.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { openDatabase } from '../../src/kernel/server/database/connection/open.ts'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { createFirstSuperuser } from '../../src/features/people/sign-in/first-superuser.server.ts'
import { aUser, password } from '../../src/features/people/testing/a-user.ts'
import { openInkwell } from '../../src/app/inkwell.server.ts'
import { fuzz, type FuzzReport } from './fuzz.ts'

/** Fuzzes the product on an empty data folder of its own. */
export async function fuzzRun(dataDir: string, requests: number, seed: number): Promise<FuzzReport> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    BACKUP_DIR: 'off',
  })
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
    await createFirstSuperuser(database.pool, config.adminEmail, password)
    const { address, endpoints, close } = await openInkwell(database, config)
    const newToken = async () => {
      const { username } = await aUser(database.pool, { role: 'admin', is_superuser: true })
      const answer = await apiClient(address).post<{ access_token: string }>('/auth/login', {
        user: username,
        password,
      })
      return answer.body.access_token
    }
    try {
      return await fuzz({ address, endpoints, newToken }, requests, seed)
    } finally {
      await close()
    }
  } finally {
    await database.close()
  }
}

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { startProgram } from '../../src/app/testing/program.ts'
import { customersIn, restoreHere } from './point-in-time.ts'

const admin = { user: 'admin@inkwell.local', password: 'the admin of the drill 1' }
const people = 4

/** The data lost with a disk. */
export interface Loss {
  acknowledged: number
  lost: number
  /** From the first lost write until the disk was lost. */
  seconds: number
}

/**
 * Runs writers on the built product for some seconds, kills it, deletes its data folder, and recovers from the archive.
 */
export async function loseTheDisk(folder: string, workedSeconds: number): Promise<Loss> {
  await mkdir(folder, { recursive: true })
  const dataDir = path.join(folder, 'data')
  const program = startProgram(path.join(packageRoot, 'dist/server/app/server.js'), {
    DATA_DIR: dataDir,
    BACKUP_DIR: path.join(folder, 'backups'),
    ADMIN_PASSWORD: admin.password,
  })
  const address = await program.ready
  const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', admin)
  const api = apiClient(address, body.access_token)
  const acknowledged: { code: string; at: number }[] = []
  const end = Date.now() + workedSeconds * 1000
  const work = async (person: number) => {
    for (let turn = 0; Date.now() < end; turn++) {
      const code = `${person}-${turn}`
      const form = { code, name: code, email: `${code}@pens.example`, address: 'Basra' }
      const { status } = await api.post('/customer', form)
      if (status !== 201) throw new Error(`A customer was answered ${status}`)
      acknowledged.push({ code, at: Date.now() })
      await sleep(100)
    }
  }
  await Promise.all(Array.from({ length: people }, (_, person) => work(person)))
  const lostAt = Date.now()
  process.kill(program.pid, 'SIGKILL')
  await rm(dataDir, { recursive: true, maxRetries: 20 })
  await program.ended
  // The remaining server finds its files deleted and ends.
  await sleep(3000)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  await restoreHere(folder, 'latest', dataDir)
  const found = new Set(await customersIn(dataDir))
  const lost = acknowledged.filter(({ code }) => !found.has(code))
  const first = Math.min(...lost.map(({ at }) => at), lostAt)
  return { acknowledged: acknowledged.length, lost: lost.length, seconds: (lostAt - first) / 1000 }
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkMoney } from '../doctor/check-money.server.ts'
import { backUp } from './backup.server.ts'
import { checkLog } from './check-log.server.ts'
import { reindex } from './reindex.server.ts'
import { repair } from './repair.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { exchangeKey } from './rotate-key.server.ts'

const terminal = { print: () => {}, progress: () => {} }

test.each([
  ['backup', (folder: string) => backUp(path.join(folder, 'file'), terminal)],
  ['check-money', () => checkMoney()],
  ['check-log', () => checkLog()],
  ['reindex', () => reindex()],
  ['repair', () => repair()],
  ['rotate-key', () => exchangeKey()],
  ['reset-password', () => resetPassword('owner@pens.example')],
])('%s names the folder without an installation, and creates nothing in it', async (_name, command) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-none-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('DATA_DIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(command(folder)).rejects.toThrow(
    `There is no installation in ${folder}, and nothing was created.`,
  )
  expect(readdirSync(folder)).toEqual([])
})

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { stagePackage } from '../scripts/stage-package.mjs'
import { anInvoice, aLine } from '../src/features/invoices/testing/an-invoice.ts'
import { productForm } from '../src/features/products/testing/a-product.ts'
import { formOf, pictureFile } from '../src/kernel/server/testing/a-picture.ts'
import { apiClient, type Saved } from '../src/kernel/server/testing/api-client.ts'
import { freePort } from '../src/parts/program/testing/free-port.ts'
import { fastFolder } from '../src/parts/program/testing/fast-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let folder: string
test.beforeAll(() => void (folder = mkdtempSync(join(fastFolder(), 'inkwell-package-'))))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the package and its commands run without sources and without a compiler', async ({ page }) => {
  // Every command starts npm, node, and one or two databases.
  test.slow()
  const name = await stagePackage(root, folder)
  // Like scripts/package.mjs, without the time for compression.
  execFileSync('tar', ['-C', folder, '-cf', join(folder, 'package.tar'), name])
  rmSync(join(folder, name), { recursive: true })
  execFileSync('tar', ['-C', folder, '-xf', join(folder, 'package.tar')])
  const place = join(folder, name)
  expect(readdirSync(place).toSorted()).toEqual(
    [
      'README.md',
      'dist',
      'docs',
      'migrations',
      'node_modules',
      'package.json',
      'scripts',
      'src',
      'start.js',
    ].toSorted(),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  expect(devDependencies).toBe(undefined)
  for (const each of Object.keys(dependencies))
    expect(readdirSync(join(place, 'node_modules', each))).not.toEqual([])

  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: 'off',
    ADMIN_PASSWORD: 'ink and paper',
    LOG_LEVEL: 'error',
  }
  const backup = join(folder, 'inkwell.backup')
  /** The output of a command without a terminal, from both streams. */
  const writeLine = (...words: string[]) => {
    const { stdout, stderr } = spawnSync('npm', ['run', '--silent', ...words], {
      cwd: place,
      env,
      encoding: 'utf8',
    })
    return stdout + stderr
  }
  const product = spawn(process.execPath, ['start'], { cwd: place, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  product.stdout.on('data', (piece) => (output += piece))
  product.stderr.on('data', (piece) => (output += piece))
  const ended = once(product, 'exit')
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Inkwell is ready')
    // Tests the programs and libraries other than JavaScript: PostgreSQL, argon2, sharp and Typst.
    const address = `http://127.0.0.1:${env.PORT}`
    const signedIn = await apiClient(address).post<{ access_token: string }>('/auth/login', {
      user: 'admin@inkwell.local',
      password: env.ADMIN_PASSWORD,
    })
    const api = apiClient(address, signedIn.body.access_token)
    const form = formOf({ ...productForm(), image: await pictureFile() })
    const { body } = await api.post<Saved<{ id: number; items: string }>>('/product', form)
    const line = aLine({ product: body.data.id, product_item: body.data.items })
    const { id } = await anInvoice(api, { invoice_products: [line] })
    const pdf = Buffer.from(await (await api.fetch(`/api/v1/invoice/generate-pdf/${id}`)).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible()

    expect(writeLine('doctor')).toContain('Database: reachable')
    expect(writeLine('check-log')).toContain('The security log is whole')
    expect(writeLine('check-money')).toContain('All money agrees')
    expect(writeLine('reindex')).toContain('tables were rebuilt.')
    expect(writeLine('repair')).toContain('Nothing is missing in the schema of the database.')
    expect(writeLine('rotate-key')).toContain('The key is a new one')
    expect(writeLine('upgrade-database')).toContain('Inkwell is running on this data folder')
    expect(writeLine('backup', '--', backup)).toContain('verified by reading the file again')
  } finally {
    product.kill('SIGTERM')
    await ended
  }
  expect(product.exitCode).toBe(0)
  env.DATA_DIR = join(folder, 'restored')
  expect(writeLine('check-log')).toContain(`There is no installation in ${env.DATA_DIR}`)
  expect(writeLine('restore', '--', backup)).toContain(`The database is restored from ${backup}`)
})

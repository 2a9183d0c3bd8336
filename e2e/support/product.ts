import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../src/parts/program/testing/free-port.ts'
import { admin } from './admin.ts'
import { apiOf } from './people.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 240_000
const stopsWithinMs = 10_000

/** A running product on its own empty data folder. */
interface Served {
  url: string
  dataFolder: string
  /** Stops it like an operator; throws unless it ends with code 0. */
  stop(): Promise<void>
}

/**
 * Starts the built product like `npm start` before the first journey; returns the function that stops it after the
 * last.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { url, dataFolder, stop } = await serve(root)
  process.env['INKWELL_URL'] = url
  process.env['INKWELL_DATA'] = dataFolder
  return stop
}

/** Starts the product from a folder, on a free port. */
export async function serve(folder: string): Promise<Served> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'inkwell-journeys-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      ...environmentWithoutSettings(),
      PORT: new URL(url).port,
      DATA_DIR: dataFolder,
      BACKUP_DIR: join(dataFolder, 'backups'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  product.stdout.on('data', (piece: Buffer) => output.push(piece))
  product.stderr.on('data', (piece: Buffer) => output.push(piece))
  const allOutput = () => Buffer.concat(output).toString()
  const stop = async () => {
    const code = await stopProduct(product)
    await rm(dataFolder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The product ended with ${code} after SIGTERM. It said:\n${allOutput()}`)
  }
  try {
    await untilReady(url, product)
    await nameOwner(url)
  } catch (error) {
    product.kill('SIGKILL')
    await rm(dataFolder, { recursive: true, force: true })
    throw new Error(`The product did not start. It said:\n${allOutput()}`, { cause: error })
  }
  return { url, dataFolder, stop }
}

/** The first owner is asked for a name before all else; the journeys begin after that. */
async function nameOwner(url: string): Promise<void> {
  const owner = await apiOf(admin, url)
  const answer = await owner.put('/auth/user/update/1', { first_name: 'Olive', last_name: 'Owner' })
  if (answer.status !== 200) throw new Error(`The owner got no name: ${JSON.stringify(answer.body)}`)
}

/** The developer's own settings must not reach the product, least of all the database. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, SECRET_KEY: _key, TRUST_PROXY: _proxy, HOST: _host, ...rest } = process.env
  return rest
}

async function untilReady(url: string, product: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs
  while (Date.now() < giveUpAt) {
    if (product.exitCode !== null) throw new Error(`It ended with exit code ${product.exitCode}.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`It was not ready after ${readyWithinMs / 1000} s.`)
}

async function stopProduct(product: ChildProcess): Promise<number | string> {
  const { exitCode } = product
  if (exitCode !== null) return `${exitCode} already, before it got the signal`
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  const patience = new AbortController()
  const outcome = await Promise.race([
    ended,
    sleep(stopsWithinMs, 'late' as const, { signal: patience.signal }),
  ])
  patience.abort()
  if (outcome !== 'late') {
    const [code, signal]: unknown[] = outcome
    return typeof code === 'number' ? code : `signal ${String(signal)}`
  }
  product.kill('SIGKILL')
  return `nothing within ${stopsWithinMs / 1000} s`
}

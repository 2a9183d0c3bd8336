import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { advisoryLocks } from '../../src/kernel/server/database/advisory-locks.ts'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { runningEmbedded } from '../../src/parts/embedded-postgres/running.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { type Program, startProgram } from '../../src/app/testing/program.ts'

const password = 'the admin of the trial 1'
const patienceMs = 90_000
/** Small, since the filled disk is in memory. */
const dataDiskSize = '1g'

/** Debian's number of the account `nobody`. */
export const nobody = 65_534

/** What a command printed, and its exit code. */
export interface Ended {
  code: number
  output: string
}

/** An installation as an administrator has it: a data folder, a folder of backups, settings, commands. */
export class Installation {
  readonly dataDir: string
  /** The folder of backups, on a disk that is mounted at its parent folder. */
  readonly backups: string
  readonly port: number
  /** The disk, which is mounted by its path. */
  readonly #disk: string
  #program: Program | undefined
  /** Holds the lock of backups. */
  #holder: pg.Client | undefined

  private constructor(dataDir: string, backups: string, disk: string, port: number) {
    this.dataDir = dataDir
    this.backups = backups
    this.#disk = disk
    this.port = port
  }

  /** Mounts a disk for the data and that of the backups, and finds a free port; nothing is started yet. */
  static async in(folder: string, disk: string): Promise<Installation> {
    const [dataDisk, mountPoint] = [path.join(folder, 'data-disk'), path.join(folder, 'disk')]
    for (const each of [dataDisk, mountPoint]) mkdirSync(each)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${dataDiskSize}`, 'operator', dataDisk], {
      stdio: 'pipe',
    })
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    server.close()
    await once(server, 'close')
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const installation = new Installation(
      path.join(dataDisk, 'data'),
      path.join(mountPoint, 'inkwell'),
      disk,
      port,
    )
    installation.mountDisk()
    return installation
  }

  get settings(): NodeJS.ProcessEnv {
    return { DATA_DIR: this.dataDir, BACKUP_DIR: this.backups, PORT: `${this.port}` }
  }

  get cluster(): string {
    return path.join(this.dataDir, 'postgres', 'cluster')
  }

  /** Starts Inkwell and waits until it is ready; rejects with its output if it does not start. */
  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#program = startProgram(path.join(packageRoot, 'dist/server/app/server.js'), {
      ...this.settings,
      ADMIN_PASSWORD: password,
      ...settings,
    })
    await this.#program.ready
  }

  async stop(): Promise<void> {
    if (this.#program?.isRunning()) process.kill(this.#program.pid, 'SIGTERM')
    await this.#program?.ended
  }

  /** Unmounts both disks; one that is not mounted stays so. */
  unmountAll(): void {
    for (const each of [path.dirname(this.backups), path.dirname(this.dataDir)])
      spawnSync('umount', [each], { stdio: 'ignore' })
  }

  /** Gives everything to an account, as if it were that of a service; nothing may run. */
  giveTo(owner: number): void {
    execFileSync('chown', ['-R', `${owner}:${owner}`, path.join(this.dataDir, '../..')])
  }

  /** Unmounts the disk of the backups; files that are open for a moment delay it. */
  async unmountDisk(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        execFileSync('umount', [path.dirname(this.backups)], { stdio: 'pipe' })
        return
      } catch (error) {
        if (attempt === 20) throw error
        await pause()
      }
    }
  }

  /** Mounts the disk of the backups, at first and again. */
  mountDisk(): void {
    execFileSync('mount', ['--bind', this.#disk, path.dirname(this.backups)], { stdio: 'pipe' })
  }

  /** Runs one of the commands with the installation's settings and more. */
  async command(name: string, settings: NodeJS.ProcessEnv = {}, words: string[] = []): Promise<Ended> {
    const { PATH, TMPDIR } = process.env
    const env = { PATH, TMPDIR, ...this.settings, ...settings }
    const script = path.join(packageRoot, 'scripts', `${name}.mjs`)
    return await new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [script, ...words],
        { cwd: packageRoot, env },
        (_, stdout, stderr) => resolve({ code: child.exitCode ?? 0, output: `${stdout}${stderr}` }),
      )
    })
  }

  /** Runs a statement in the running database, as the program's role or as the superuser. */
  async sql(statement: string, user?: 'inkwell'): Promise<void> {
    const client = new pg.Client({ ...runningEmbedded(this.dataDir), ...(user && { user }) })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  /** Keeps the server from making a backup that is due, within a minute, as a node does that is making one. */
  async holdBackups(): Promise<void> {
    const holder = new pg.Client(runningEmbedded(this.dataDir))
    // It ends with the server.
    holder.on('error', () => {})
    await holder.connect()
    await holder.query('select pg_advisory_lock($1)', [advisoryLocks.backups])
    this.#holder = holder
  }

  /** Lets it make backups again. */
  async releaseBackups(): Promise<void> {
    await this.#holder?.query('select pg_advisory_unlock($1)', [advisoryLocks.backups])
    await this.#holder?.end()
    this.#holder = undefined
  }

  /** Makes a backup as the screen does, and waits until it has ended. */
  async backUp(): Promise<void> {
    const api = await this.#superuser()
    const before = await this.#newestEnded(api)
    const { status } = await api.post('/backup', {})
    if (status >= 300) throw new Error(`The backup was answered ${status}`)
    while ((await this.#newestEnded(api)) === before) await pause()
  }

  /** Waits until the alerts above the screens of superusers have one that matches, or none any more. */
  async untilAlert(text: RegExp, isOpen: boolean): Promise<void> {
    const api = await this.#superuser()
    for (const since = Date.now(); ; await pause()) {
      const { body } = await api.get<{ results: { text: string }[] }>('/concerns')
      if (body.results.some((alert) => text.test(alert.text)) === isOpen) return
      if (Date.now() - since > patienceMs)
        throw new Error(
          `Alerts, of which ${isOpen ? 'one' : 'none'} is ${text}: ${JSON.stringify(body.results)}`,
        )
    }
  }

  async #superuser(): Promise<ReturnType<typeof apiClient>> {
    const address = `http://127.0.0.1:${this.port}`
    const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', {
      user: 'admin@inkwell.local',
      password,
    })
    return apiClient(address, body.access_token)
  }

  /** The key of the newest backup that has ended. Their number may stay the same, since old ones are removed. */
  async #newestEnded(api: ReturnType<typeof apiClient>): Promise<number> {
    const { body } = await api.get<{ results: { id: number; status: string }[] }>('/backup')
    return Math.max(0, ...body.results.filter(({ status }) => status !== 'running').map(({ id }) => id))
  }
}

const pause = async () => new Promise((done) => void setTimeout(done, 200))

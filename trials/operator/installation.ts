import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { runningEmbedded } from '../../src/parts/embedded-postgres/running.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { type Program, startProgram } from '../../src/app/testing/program.ts'

const password = 'the admin of the trial 1'

/** What a command printed, and its exit code. */
export interface Ended {
  code: number
  output: string
}

/** An installation as an administrator has it: a data folder, a folder of backups, settings, commands. */
export class Installation {
  readonly dataDir: string
  readonly backups: string
  readonly port: number
  #program: Program | undefined

  private constructor(dataDir: string, backups: string, port: number) {
    this.dataDir = dataDir
    this.backups = backups
    this.port = port
  }

  /** Finds a free port; nothing is started yet. */
  static async in(dataDir: string, backups: string): Promise<Installation> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    server.close()
    await once(server, 'close')
    return new Installation(dataDir, backups, typeof address === 'object' ? (address?.port ?? 0) : 0)
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

  /** Runs one of the commands with the installation's settings and more. */
  async command(name: string, settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const { PATH, TMPDIR } = process.env
    const env = { PATH, TMPDIR, ...this.settings, ...settings }
    const script = path.join(packageRoot, 'scripts', `${name}.mjs`)
    return await new Promise((resolve) => {
      const child = execFile(process.execPath, [script], { cwd: packageRoot, env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 0, output: `${stdout}${stderr}` }),
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

  /** Makes a backup as the screen does, and waits until it has ended. */
  async backUp(): Promise<void> {
    const address = `http://127.0.0.1:${this.port}`
    const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', {
      user: 'admin@inkwell.local',
      password,
    })
    const api = apiClient(address, body.access_token)
    const before = await this.#ended(api)
    const { status } = await api.post('/backup', {})
    if (status >= 300) throw new Error(`The backup was answered ${status}`)
    while ((await this.#ended(api)) === before) await new Promise((done) => void setTimeout(done, 200))
  }

  async #ended(api: ReturnType<typeof apiClient>): Promise<number> {
    const { body } = await api.get<{ results: { status: string }[] }>('/backup')
    return body.results.filter(({ status }) => status !== 'running').length
  }
}

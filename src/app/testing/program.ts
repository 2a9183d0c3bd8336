import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageRoot } from '../../parts/program/package-root.ts'

const execute = promisify(execFile)

/** The product as a process of its own. */
export interface Program {
  pid: number
  /** Where it listens, once it does; fails with what it said when it ends before. */
  ready: Promise<string>
  /** The exit code once it has ended; null when it was killed. */
  ended: Promise<number | null>
  isRunning(): boolean
  /** The lines that it has written to standard output. */
  lines(): string[]
  /** What it has written to standard error, its end at least. */
  complaints(): string
}

/**
 * Builds the server into a folder of the checkout, where it finds its packages; answers the file to run. The tests must
 * not need the built product.
 */
export async function buildProgram(folder: string): Promise<string> {
  const builder = join(packageRoot, 'node_modules', '.bin', 'vite')
  await execute(builder, ['build', '--config', 'vite.server.config.ts', '--outDir', folder], {
    cwd: packageRoot,
  })
  return join(folder, 'app', 'server.js')
}

/** What keeps that program running, as `npm start` does. */
export function supervisorOf(program: string): string[] {
  const supervisor = join(packageRoot, 'scripts', 'keep-running.mjs')
  const code = `import { keepRunning } from ${JSON.stringify(supervisor)}
    process.exitCode = await keepRunning(${JSON.stringify(program)}, console.error)`
  return ['--input-type=module', '--eval', code]
}

/** Starts the product with these variables, on any free port unless they name one. */
export function startProgram(program: string | string[], variables: NodeJS.ProcessEnv): Program {
  const { PATH, TMPDIR } = process.env
  const child = spawn(process.execPath, [program].flat(), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, TMPDIR, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...variables },
  })
  let complaints = ''
  child.stderr.on('data', (piece) => (complaints = `${complaints}${piece}`.slice(-4000)))
  let output = ''
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      output += piece
      const address = /"msg":"Inkwell is ready at ([^"]+)"/.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then((code) => reject(new Error(`It ended with ${code} instead of starting: ${complaints}`)))
  })
  // Whoever kills it during the start does not wait for that.
  ready.catch(() => {})
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const lines = () => output.split('\n').filter(Boolean)
  return { pid: child.pid ?? 0, ready, ended, isRunning, lines, complaints: () => complaints }
}

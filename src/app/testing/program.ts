import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageRoot } from '../../parts/program/package-root.ts'

const execute = promisify(execFile)

/** The program as a process of its own. */
export interface Program {
  pid: number
  /** Resolves with its address once it listens; rejects with its output if it ends before. */
  ready: Promise<string>
  /** Resolves with the exit code; null if it was killed. */
  ended: Promise<number | null>
  isRunning(): boolean
  /** Its lines on standard output. */
  lines(): string[]
  /** Its output on standard error, at least the end. */
  complaints(): string
}

/**
 * Builds the server into a folder of the checkout, where it finds its packages. Returns the file to run. Tests must not
 * depend on an existing build.
 */
export async function buildProgram(folder: string): Promise<string> {
  const builder = join(packageRoot, 'node_modules', '.bin', 'vite')
  await execute(builder, ['build', '--config', 'vite.server.config.ts', '--outDir', folder], {
    cwd: packageRoot,
  })
  return join(folder, 'app', 'server.js')
}

/** Returns the command that keeps the program running, as `npm start` does. */
export function supervisorOf(program: string): string[] {
  const supervisor = join(packageRoot, 'scripts', 'keep-running.mjs')
  const code = `import { keepRunning } from ${JSON.stringify(supervisor)}
    process.exitCode = await keepRunning(${JSON.stringify(program)}, console.error)`
  return ['--input-type=module', '--eval', code]
}

/** Starts the program with these environment variables, on a free port by default. */
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
  // A test that kills it during the start does not await `ready`.
  ready.catch(() => {})
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const lines = () => output.split('\n').filter(Boolean)
  return { pid: child.pid ?? 0, ready, ended, isRunning, lines, complaints: () => complaints }
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'

interface Limits {
  /** The system's limit of memory, beyond what node uses before it does anything. */
  memoryMb: number
  /** The JavaScript heap within that limit, at which garbage collection becomes urgent. */
  heapMb: number
  /** The limits of CPU time, and of elapsed time if other processes compute too. */
  processorSeconds: number
  seconds: number
}

/**
 * The shell sets the limits, which node cannot, and then becomes node. `-d` limits the memory that a process may write
 * to (RLIMIT_DATA, which Linux applies to all of it). macOS accepts the option without effect, so only heap and time
 * are limited there. A process that exceeds a limit writes no core dump.
 */
const limited = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"'

const status = "process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))"
let idleKb: Promise<number> | undefined

/** Returns what counts as the memory of an idle node: from 80 to 600 MB, most of it never touched. */
async function memoryOfIdleNode(): Promise<number> {
  if (process.platform !== 'linux') return 0
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', status], { env: {} })
  return Number(/^VmData:\s+(\d+) kB$/m.exec(stdout)?.[1])
}

/**
 * Runs a JavaScript file in a process of its own, with the given bytes as its input and one argument. Returns its
 * output; null if it did not end normally: it needed too much memory or time, or crashed. Throws if no process can be
 * started.
 */
export async function runLimited(
  file: string,
  input: Uint8Array,
  { memoryMb, heapMb, processorSeconds, seconds }: Limits,
  argument = '',
): Promise<Buffer | null> {
  idleKb ??= memoryOfIdleNode()
  const idle = await idleKb.catch((error: unknown) => {
    idleKb = undefined
    throw error
  })
  const most = [String(processorSeconds), String(idle + memoryMb * 1024)]
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, '--max-semi-space-size=8', file, argument]
  const child = spawn('/bin/sh', ['-c', limited, 'sh', ...most, ...node], {
    // Without this process's environment.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  // A process that ends early does not read all of its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [output, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 ? output : null
}

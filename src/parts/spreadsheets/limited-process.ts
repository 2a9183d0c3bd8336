import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'

interface Limits {
  /** What the system lets the process have at most, beyond what node takes before it does anything. */
  memoryMb: number
  /** And of that the heap of JavaScript, at which collecting garbage becomes urgent. */
  heapMb: number
  /** What it may compute, and how long that may take where others compute as well. */
  processorSeconds: number
  seconds: number
}

/**
 * The shell sets the limits, which node cannot, and then becomes node. `-d` is the memory that a process may write to
 * (RLIMIT_DATA, which Linux keeps for all of it); macOS knows the word and keeps nothing, so that only the heap and the
 * time are limited there. No dump is written of a process that ends by it.
 */
const limited = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"'

const status = "process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))"
let idleKb: Promise<number> | undefined

/** What counts as memory of a node that does nothing: from 80 to 600 MB, most of it never touched. */
async function memoryOfIdleNode(): Promise<number> {
  if (process.platform !== 'linux') return 0
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', status], { env: {} })
  return Number(/^VmData:\s+(\d+) kB$/m.exec(stdout)?.[1])
}

/**
 * Runs a file of JavaScript in a process of its own, with the given bytes as its input and an argument. Answers its output, or null
 * when it ended in any other way than by itself: it took too much memory or too long, or it broke. Throws when no
 * process can be started.
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
    // What the environment holds is not its business.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  // One that ends early does not read to the end of its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [output, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 ? output : null
}

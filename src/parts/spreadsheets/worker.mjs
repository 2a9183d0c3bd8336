/**
 * The process that reads one spreadsheet from its standard input, writes the result to its output, and ends. The files
 * it loads are plain JavaScript, since Node 20 cannot run TypeScript: the compiled server and the tests both start them
 * from the sources.
 */
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { readBytes } from './read-bytes.mjs'

/**
 * Lowers this process's priority for the processor. Makes it the first process that the kernel ends when memory runs
 * out, before the server.
 */
function goFirst() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Only Linux has `oom_score_adj`. Reading works without either.
  }
}

// Ctrl-C in a terminal signals the whole process group. A file that is being read is still read to its end.
process.on('SIGINT', () => {})
goFirst()
// An error, which is a failed allocation, ends the process as any other lack of memory does.
process.stdout.end(
  serialize(await readBytes(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '[]'))),
)

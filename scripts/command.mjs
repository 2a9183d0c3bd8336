import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { asService } from './service.mjs'

/**
 * Runs a command with its arguments: positional ones, `--flag`, and `--name value` for each of `named`. Prints the
 * usage if `fits` rejects them. Any failure ends with one line and exit code 1; only a bug prints more.
 */
export async function command(usage, { flags = [], named = [], fits }, work) {
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' }]),
    ...named.map((name) => [name, { type: 'string' }]),
  ])
  const words = wordsOf({ options, allowPositionals: true })
  if (words === undefined || !fits(words)) {
    console.error(usage)
    process.exit(2)
  }
  // The reader of the output may have ended.
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error) => {
    console.error(error.code === 'EPIPE' ? 'The program that read the output has ended.' : error.message)
    process.exit(1)
  })
  asService()
  try {
    await work(words)
  } catch (error) {
    console.error(wordsFor(error))
    process.exit(1)
  }
}

function wordsFor(error) {
  if (error.name === 'StartError') return error.message
  // An old build, which a running server still uses (scripts/prepare.mjs), may lack a module of a newer command.
  if (error.code === 'ERR_MODULE_NOT_FOUND')
    return 'This command is newer than what was built: stop the server that runs from this folder, and try again.'
  return error
}

/** Undefined for an argument that the command does not have. */
function wordsOf(expected) {
  try {
    const { values, positionals } = parseArgs(expected)
    return { ...values, files: positionals }
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error
    return undefined
  }
}

/**
 * The output of a long command on standard error, so that a backup may use standard output: lines, a progress display
 * on a terminal, and questions if the input is a terminal.
 */
export function terminal({ agreed = false } = {}) {
  const isWatched = process.stderr.isTTY
  let shown = ''
  const clear = () => {
    if (shown) process.stderr.write('\r\u001B[K')
    shown = ''
  }
  return {
    print(line) {
      clear()
      console.error(line)
    },
    progress(what, share) {
      const next = `${what}… ${Math.floor(share * 100)} %`
      if (!isWatched || next === shown) return
      clear()
      process.stderr.write((shown = next))
    },
    ...(process.stdin.isTTY && {
      async ask(question) {
        if (agreed) return true
        clear()
        const lines = createInterface({ input: process.stdin, output: process.stderr })
        const answer = await lines.question(`${question} (yes or no) `)
        lines.close()
        return answer.trim().toLowerCase() === 'yes'
      },
      async types(warning, word) {
        clear()
        const lines = createInterface({ input: process.stdin, output: process.stderr })
        const answer = await lines.question(`${warning} Type the word ${word} to go on: `)
        lines.close()
        return answer.trim().toLowerCase() === word
      },
    }),
  }
}

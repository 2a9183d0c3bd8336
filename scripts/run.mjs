import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and returns its exit code and its output in the order written. `inherited` (a descriptor or
 * undefined) stays open in the program; `live` shows the output at once.
 */
export function runForResult(command, args, { cwd, env, inherited, live = false } = {}) {
  return new Promise((resolve) => {
    const output = live ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, ...(inherited === undefined ? [] : [inherited])],
    })
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    const finish = (code, note = '') => resolve({ code, output: Buffer.concat(pieces).toString() + note })
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`))
    child.once('close', (code, signal) =>
      finish(code ?? 1, signal ? `${command} was ended by ${signal}\n` : ''),
    )
  })
}

/** Runs a program; throws with its output if it fails. */
export async function run(command, args, options) {
  const { code, output } = await runForResult(command, args, options)
  if (code !== 0) throw new CommandFailed(`${command} ${args.join(' ')}`, code, output)
}

/** A program that ended with an exit code other than 0; `message` contains its output. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${output.trimEnd()}\n\n${command}: exit code ${code}`)
    this.name = 'CommandFailed'
  }
}

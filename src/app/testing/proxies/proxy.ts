import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DebianProgram } from '../../../parts/program/testing/debian-program.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'

const startsWithinMs = 15_000
const endsWithinMs = 1000

/** Returns a file of docs/deploy with replacements for the test. Throws an Error if a replaced text is missing. */
export function deployFile(name: string, places: Record<string, string> = {}): string {
  let text = readFileSync(join(packageRoot, 'docs/deploy', name), 'utf8')
  for (const [place, own] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`docs/deploy/${name} does not say ${place}`)
    text = text.replaceAll(place, own)
  }
  return text
}

/** Runs a proxy in the foreground. Resolves once it listens on the port, with a function that stops it. */
export async function startProxy(
  { path, env }: DebianProgram,
  words: string[],
  port: number,
  more: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = spawn(path, words, { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (piece) => (output += piece))
  child.stderr.on('data', (piece) => (output += piece))
  const ended = new Promise<void>((resolve) => {
    child.once('close', resolve)
    child.once('error', () => resolve())
  })
  for (const since = Date.now(); !(await listens(port)); await sleep(20)) {
    if (hasEnded(child)) throw new Error(`${path} ended: ${output}`)
    if (Date.now() - since > startsWithinMs) {
      child.kill('SIGKILL')
      throw new Error(`${path} does not listen: ${output}`)
    }
  }
  return async () => {
    child.kill('SIGTERM')
    // Some proxies wait until all connections are closed.
    const patience = setTimeout(() => child.kill('SIGKILL'), endsWithinMs)
    await ended
    clearTimeout(patience)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function listens(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

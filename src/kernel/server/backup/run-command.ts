import { spawn } from 'node:child_process'
import { type DisplayText, message } from '../../../i18n/messages.ts'

const limitMs = 60 * 60 * 1000

/** Settings that the administrator's command does not need. */
const secrets = ['BACKUP_PASSPHRASE', 'SECRET_KEY', 'ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN']

/**
 * Runs BACKUP_COMMAND with a file: as `$1` if the command contains it, otherwise as the last word. Returns the error
 * with the last line of its error output; undefined if it succeeded. The command is stopped after an hour.
 */
export async function runCommand(command: string, file: string): Promise<DisplayText | undefined> {
  const line = /\$\{?1\b/.test(command) ? command : `${command} "$1"`
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !secrets.includes(name)))
  return await new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', line, 'sh', file], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: limitMs,
    })
    let output = ''
    child.stderr.on('data', (piece) => (output = `${output}${piece}`.slice(-2000)))
    child.once('error', (error) => resolve(failed(error.message)))
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(undefined)
      const last = output.trim().split('\n').at(-1)
      const how = signal ?? code ?? ''
      resolve(last ? failed(last) : message('BACKUP_COMMAND failed: exit status {code}', { code: how }))
    })
  })
}

const failed = (failure: string) => message('BACKUP_COMMAND failed: {trouble}', { trouble: failure })

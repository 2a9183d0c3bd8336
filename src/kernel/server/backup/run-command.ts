import { spawn } from 'node:child_process'
import { type DisplayText, message } from '../../../i18n/messages.ts'

const limitMs = 60 * 60 * 1000

/** What a command of the administrator's needs not know. */
const secrets = ['BACKUP_PASSPHRASE', 'SECRET_KEY', 'ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN']

/**
 * Calls BACKUP_COMMAND with a file: as `$1` where it says so, else as its last word. Answers what was wrong, with the
 * last line that it wrote; undefined when it ended well. It is ended after an hour.
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

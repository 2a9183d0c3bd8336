import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rotateServerLog, serverLogIn } from './server-log.ts'

test('a long log is set aside, and a server that has it open continues in a short one', () => {
  const place = mkdtempSync(join(tmpdir(), 'inkwell-server-log-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  rotateServerLog(place)
  const open = openSync(serverLogIn(place), 'a')
  writeSync(open, 'first\n')
  rotateServerLog(place)
  expect(readFileSync(serverLogIn(place), 'utf8')).toBe('first\n')
  writeSync(open, 'x'.repeat(5_000_000))
  rotateServerLog(place)
  writeSync(open, 'next\n')
  closeSync(open)
  expect(readFileSync(serverLogIn(place), 'utf8')).toBe('next\n')
  expect(statSync(`${serverLogIn(place)}.old`).size).toBe(5_000_006)
})

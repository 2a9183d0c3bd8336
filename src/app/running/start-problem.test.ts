import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { StartError } from '../../parts/program/start-error.ts'
import { startProblem } from './start-problem.server.ts'

/** Returns the error of listening. */
async function failureAt(host: string, port = 0): Promise<unknown> {
  const server = createServer()
  const failed = once(server, 'error')
  server.listen(port, host)
  return (await failed)[0]
}

test.each([
  ['nowhere.invalid', 'is not a name that this machine knows'],
  ['192.0.2.1', 'is not an address that this machine can listen at'],
])('a host that cannot be listened on, %s, is reported in one line', async (host, reason) => {
  expect(startProblem(await failureAt(host), { host, port: 0 })).toEqual(
    new StartError(`HOST ${host} ${reason}.`),
  )
})

test('any other failure is passed on unchanged', () => {
  const failure = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  expect(startProblem(failure, { host: 'localhost', port: 0 })).toBe(failure)
})

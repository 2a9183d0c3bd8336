import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../kernel/server/process/config.ts'
import { checkResponds } from './check-responds.server.ts'
import { formatTimeIn } from './company-time.server.ts'

test('an Inkwell whose certificate only its systemd unit names is reached, and its certificate is checked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-answers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wanted = '-x509 -newkey rsa:2048 -nodes -subj /CN=x -days 20'
  execFileSync('openssl', ['req', ...wanted.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end('inkwell_proxy_untrusted 0\n'),
  )
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const PORT = String(typeof address === 'object' && address?.port)
  const findings = await checkResponds(readConfig({ PORT }), formatTimeIn())
  expect(findings.map(({ state, text }) => `${state} ${text}`)).toEqual([
    `ok Inkwell: answers on port ${PORT}`,
    expect.stringMatching(/^bad Certificate: The https certificate expires in (19|20) days/),
    'ok Proxy: Inkwell serves https itself',
  ])
})

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { customerForm } from '../../src/features/customers/testing/a-customer.ts'
import { aCode, aLine, heading } from '../../src/features/customers/testing/customer-sheet.ts'
import { aUser, password } from '../../src/features/people/testing/a-user.ts'
import { fileOf, formOf } from '../../src/kernel/server/testing/a-picture.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { debianProgram } from '../../src/parts/program/testing/debian-program.ts'
import { openInkwell } from '../../src/app/inkwell.server.ts'
import { startTestInkwell, testConfig } from '../../src/app/testing/inkwell.ts'
import { freePort } from '../../src/parts/program/testing/free-port.ts'
import { deployFile, startProxy } from '../../src/app/testing/proxies/proxy.ts'
import { Visitor } from '../../src/app/testing/proxies/visitor.ts'

/** Each test sends 50 MB over TLS through two programs. */
const patience = { timeout: 60_000 }

const inkwell = await startTestInkwell()
const { pool, connection } = inkwell
const folder = mkdtempSync(join(tmpdir(), 'inkwell-proxies-'))
const name = 'inkwell.example.com'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a node that trusts the proxy. */
async function aNode(): Promise<{ host: string; close(): Promise<void> }> {
  const config = { ...testConfig, trustProxy: '127.0.0.1' }
  const node = await openInkwell({ pool, connection, close: async () => {} }, config)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= node.close())
  onTestFinished(close)
  return { host: new URL(node.address).host, close }
}

/** Made as the guide describes for an office. */
const certificates = join(folder, 'certificates')
execFileSync('sh', [join(packageRoot, 'docs/deploy/own-ca.sh'), certificates, name, '127.0.0.1'], {
  stdio: 'ignore',
})
const authority = readFileSync(join(certificates, 'ca.crt'))

function write(file: string, text: string): string {
  const path = join(folder, file)
  writeFileSync(path, text)
  return path
}

const megabyte = 1024 * 1024

/** A spreadsheet of one customer and empty lines. */
function sheetOf(bytes: number): FormData {
  const start = `${heading}${aLine(aCode())}`
  const nothing = `${' '.repeat(30_000)}\n`
  const content = Buffer.from(
    start.padEnd(start.length + 1, '\n') + nothing.repeat(bytes / 30_000 + 1),
  ).subarray(0, bytes)
  return formOf({ file: fileOf(content, 'customers.csv', 'text/csv'), mode: 'preview' })
}

/** Everyday work passes through the proxy, and Inkwell knows the addresses of users. */
async function worksThrough(visitor: Visitor): Promise<void> {
  const { username } = await aUser(pool, { role: 'manager' })
  const forged = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'http' }
  const signedIn = await visitor.send('POST', '/api/v1/auth/login', { user: username, password }, forged)
  expect(signedIn.status).toBe(200)
  // This header is sent only over https.
  expect(signedIn.headers['cross-origin-opener-policy']).toBe('same-origin')
  visitor.token = JSON.parse(signedIn.text).access_token
  const sessions = await visitor.send('GET', '/api/v1/auth/sessions')
  expect(JSON.parse(sessions.text).results[0].address).toBe(visitor.address)

  for (const size of [10 * megabyte, 20 * megabyte]) {
    const { status, text } = await visitor.send('POST', '/api/v1/customer/import', sheetOf(size))
    expect([status, JSON.parse(text).new]).toEqual([200, 1])
  }
  const tooLarge = await visitor.send('POST', '/api/v1/customer/import', sheetOf(22 * megabyte))
  expect([tooLarge.status, JSON.parse(tooLarge.text).message]).toEqual([
    413,
    'This file is larger than 20 MB. Choose a smaller one.',
  ])

  const stream = await visitor.listen()
  await stream.until(': open')
  const made = await visitor.send('POST', '/api/v1/customer', customerForm())
  await stream.until(`{"topic":"customer","ids":[${JSON.parse(made.text).data.id}]}`)
  stream.leave()
}

/** The proxy's own response after the last node has ended may take a while. */
async function isPutOff(visitor: Visitor): Promise<void> {
  for (const path of ['/', '/api/v1/customer']) {
    const { status, headers, text } = await visitor.send('GET', path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(text).toContain('Inkwell is restarting. Try again in a moment.')
  }
}

const nginx = debianProgram('nginx')
test.runIf(nginx)('nginx, set up as in the guide, passes everything on', patience, async () => {
  if (!nginx) return
  const [secure, open] = [await freePort(), await freePort()]
  const node = await aNode()
  const [, number = ''] =
    /nginx\/([\d.]+)/.exec(spawnSync(nginx.path, ['-v'], { env: nginx.env, encoding: 'utf8' }).stderr) ?? []
  const [major = 0, minor = 0, patch = 0] = number.split('.').map(Number)
  const isOld = major * 1e6 + minor * 1e3 + patch < 1_025_001
  const site = deployFile('nginx.conf', {
    '127.0.0.1:3000': node.host,
    // As the file's comment says for older versions.
    ...(isOld && { 'listen 443 ssl;\n    http2 on;': 'listen 443 ssl http2;' }),
    'listen 80': `listen 127.0.0.1:${open}`,
    'listen 443': `listen 127.0.0.1:${secure}`,
    '/etc/inkwell': certificates,
  })
  // The surrounding configuration of Debian's package, with all paths within the folder.
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder};`,
  )
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}
    include ${write('site.conf', site)}; }`
  const conf = write('nginx.conf', main)
  const check = spawnSync(nginx.path, ['-t', '-e', 'stderr', '-c', conf], {
    env: nginx.env,
    encoding: 'utf8',
  })
  expect({ status: check.status, output: check.stderr }).toMatchObject({
    status: 0,
    output: expect.not.stringMatching(/warn|deprecated/),
  })
  onTestFinished(await startProxy(nginx, ['-e', 'stderr', '-c', conf], secure))
  const visitor = new Visitor(secure, name, authority)
  await worksThrough(visitor)
  const plain = await fetch(`http://127.0.0.1:${open}/x`, { redirect: 'manual', headers: { host: name } })
  expect(plain.status).toBe(301)
  await node.close()
  await isPutOff(visitor)
})

const caddy = debianProgram('caddy')
test.runIf(caddy)('Caddy, set up as in the guide, passes everything on', patience, async () => {
  if (!caddy) return
  const port = await freePort()
  const nodes = [await aNode(), await aNode()]
  const site = deployFile('Caddyfile')
  // Caddy's ports for administration and plain http, and the machine's list of trusted authorities, must stay unused:
  // they belong to the machine.
  const global = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n`
  const home = join(folder, 'caddy')
  mkdirSync(home, { recursive: true })
  const words = ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', global + site)]
  const more = {
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    INKWELL_NAME: `https://${name}:${port}`,
    INKWELL_NODES: nodes.map(({ host }) => host).join(' '),
  }
  onTestFinished(await startProxy(caddy, words, port, more))
  const root = readFileSync(join(home, 'caddy/pki/authorities/local/root.crt'))
  const visitor = new Visitor(port, name, root)
  // Caddy listens before it has created its certificate.
  const health = () => visitor.send('GET', '/healthz').catch(() => undefined)
  await expect.poll(async () => (await health())?.headers['server']).toBe('Caddy')
  await worksThrough(visitor)
  await Promise.all(nodes.map((node) => node.close()))
  await isPutOff(visitor)
})

/** Answers like Patroni for a server that is the primary, or is not. */
async function patroni(isPrimary: () => boolean): Promise<number> {
  const server = createServer((_, response) => response.writeHead(isPrimary() ? 200 : 503).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return z.object({ port: z.number() }).parse(server.address()).port
}

const haproxy = debianProgram('haproxy')
test.runIf(haproxy)(
  'HAProxy, set up as in the guide, works before two nodes and the primary',
  patience,
  async () => {
    if (!haproxy) return
    const [people, database] = [await freePort(), await freePort()]
    const pem = ['inkwell.crt', 'inkwell.key'].map((file) => readFileSync(join(certificates, file), 'utf8'))
    const { host, port, user } = inject('postgres')
    const socket = join(host, `.s.PGSQL.${port}`)
    let firstIsPrimary = true
    const [first, second] = [await patroni(() => firstIsPrimary), await patroni(() => !firstIsPrimary)]
    const [one, two] = [await aNode(), await aNode()]
    const places = {
      'bind :443': `bind 127.0.0.1:${people}`,
      '/etc/inkwell/inkwell.pem': write('inkwell.pem', pem.join('')),
      '10.0.0.11:3000': one.host,
      '10.0.0.12:3000': two.host,
      '127.0.0.1:5000': `127.0.0.1:${database}`,
      '10.0.0.21:5432': `unix@${socket} addr 127.0.0.1 port ${first}`,
      '10.0.0.22:5432': `unix@${folder}/nobody addr 127.0.0.1 port ${second}`,
    }
    const config = write('haproxy.cfg', deployFile('haproxy.cfg', places))
    const check = spawnSync(haproxy.path, ['-c', '-f', config], { env: haproxy.env, encoding: 'utf8' })
    expect({ status: check.status, output: check.stderr.replace(/^\[NOTICE\].*\n/gm, '') }).toMatchObject({
      status: 0,
      output: '',
    })
    onTestFinished(await startProxy(haproxy, ['-db', '-f', config], people))

    const visitor = new Visitor(people, name, authority)
    await worksThrough(visitor)
    // A node ends, and no request fails.
    await two.close()
    const seen = await Promise.all(Array.from({ length: 8 }, () => visitor.send('GET', '/api/v1/auth/me')))
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
    await one.close()
    await isPutOff(visitor)

    const { rows } = await pool.query<{ name: string }>('select current_database() as name')
    const through = { host: '127.0.0.1', port: database, user, database: rows[0]?.name }
    const isThere = async () => {
      const client = new pg.Client(through)
      client.on('error', () => {})
      await client.connect()
      return await client
        .query('select')
        .then(() => client.end())
        .then(() => true)
    }
    expect(await isThere()).toBe(true)
    firstIsPrimary = false
    await expect.poll(() => isThere().catch(() => false), { interval: 200 }).toBe(false)
  },
)

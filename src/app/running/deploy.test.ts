import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { settingNames } from '../../kernel/server/process/setting.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { openInkwell } from '../inkwell.server.ts'
import { startTestInkwell, testConfig } from '../testing/inkwell.ts'
import { freePort } from '../../parts/program/testing/free-port.ts'
import { deployFile } from '../testing/proxies/proxy.ts'
import { filesBelow, read } from '../testing/repository-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const inkwell = await startTestInkwell()

/** Returns the program; undefined if it is not installed, with a line that says that it is not tested. */
function installed(name: string, debian: string): string | undefined {
  if (spawnSync(name, ['--version']).error === undefined) return name
  process.stderr.write(`${name} is not installed (Debian: apt-get install ${debian}): not tried\n`)
  return undefined
}

/** The names of all settings, including those of secrets in files. */
const settings = (): string[] => [...settingNames]

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.optional(z.string()),
      image: z.string(),
      environment: z.record(z.string(), z.nullable(z.string())),
      secrets: z.optional(z.array(z.string())),
      volumes: z.array(z.string()),
      mem_limit: z.optional(z.string()),
      ports: z.optional(z.array(z.string())),
      depends_on: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

/** Returns the arguments of an instruction of the Dockerfile. */
const argumentsOf = (instruction: string) =>
  [
    ...read('Dockerfile')
      .replaceAll('\\\n', '')
      .matchAll(new RegExp(`^${instruction} (.*)$`, 'gm')),
  ].map(([, words = '']) => words)

test('the image listens where its health check asks, stores its data in volumes, and does not run as root', async () => {
  const environment = Object.fromEntries(
    argumentsOf('ENV').flatMap((words) => words.split(' ').map((each) => each.split('='))),
  )
  const known = new Set([...settings(), 'NODE_ENV'])
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  expect(argumentsOf('EXPOSE')).toEqual([environment.PORT])
  const volumes: string[] = JSON.parse(argumentsOf('VOLUME')[0] ?? '[]')
  expect([dirname(environment.DATA_DIR), dirname(environment.BACKUP_DIR)]).toEqual(volumes)
  expect(argumentsOf('USER')).toEqual(['1000:1000'])
})

/** Returns the exit code of the health check's exact command. */
async function health(variables: Record<string, string>): Promise<number | null> {
  const words: string[] = JSON.parse(/CMD (\[.*\])$/.exec(argumentsOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]')
  const child = spawn(process.execPath, words.slice(1), { env: { PATH: process.env['PATH'], ...variables } })
  return (await once(child, 'exit'))[0]
}

test('the image’s health check recognizes a healthy and an unhealthy server, with a certificate of its own or without', async () => {
  expect(await health({ PORT: new URL(inkwell.address).port })).toBe(0)
  expect(await health({ PORT: String(await freePort()) })).toBe(1)
  execFileSync(
    'sh',
    [join(packageRoot, 'docs/deploy/own-ca.sh'), '-o', userInfo().username, folder, 'inkwell.example.com'],
    {
      stdio: 'ignore',
    },
  )
  const tls = { cert: join(folder, 'inkwell.crt'), key: join(folder, 'inkwell.key') }
  // The owner named to the script may read the key, and nobody else.
  expect([statSync(tls.key).uid, statSync(tls.key).mode & 0o777]).toEqual([userInfo().uid, 0o600])
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  const { pool, connection } = inkwell
  const secure = await openInkwell({ pool, connection, close: async () => {} }, { ...testConfig, tls })
  onTestFinished(() => secure.close())
  const { port, protocol } = new URL(secure.address)
  expect(protocol).toBe('https:')
  expect(await health({ PORT: port, TLS_CERT: tls.cert })).toBe(0)
  expect(await health({ PORT: String(await freePort()), TLS_CERT: tls.cert })).toBe(1)
})

test('Inkwell’s memory is limited, and a process killed for memory ends no other', () => {
  for (const file of ['compose.yml', 'compose.ha.yml']) {
    const { services } = z.parse(composeFile, parse(read(file), { merge: true }))
    const own = Object.values(services).filter(({ build }) => build !== undefined)
    for (const { mem_limit } of own) expect(mem_limit).toMatch(/^\$\{INKWELL_MEMORY:-[23]g\}$/)
  }
  const unit = deployFile('inkwell.service')
  expect(unit).toMatch(/^MemoryMax=\d\d%$/m)
  expect(unit).toMatch(/^OOMPolicy=continue$/m)
})

test.each(['compose.yml', 'compose.ha.yml'])(
  '%s sets existing settings only, and mounts the volumes that it names',
  (file) => {
    const { services, secrets } = z.parse(composeFile, parse(read(file), { merge: true }))
    const nodes = Object.values(services).filter(({ build }) => build !== undefined)
    expect(nodes).toHaveLength(file === 'compose.yml' ? 1 : 2)
    const known = settings()
    for (const { environment, secrets: given = [], volumes } of nodes) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
      const files = Object.values(environment).filter((value) => value?.startsWith('/run/secrets/'))
      expect(files.toSorted()).toEqual(given.map((name) => `/run/secrets/${name}`).toSorted())
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(given))
      const mounted = volumes.map((volume) => volume.split(':').at(-1))
      expect(JSON.parse(argumentsOf('VOLUME')[0] ?? '[]')).toEqual(expect.arrayContaining(mounted))
    }
    for (const { volumes, depends_on = {} } of Object.values(services)) {
      const own = volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((path) => path.startsWith('./docs'))
      expect(own.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([])
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    }
  },
)

test.each(['compose.yml', 'compose.ha.yml'])(
  '%s passes on every setting that an administrator may choose',
  (file) => {
    const { services } = z.parse(composeFile, parse(read(file), { merge: true }))
    const node = Object.values(services).find(({ build }) => build !== undefined)
    const handedOn = Object.keys(node?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''))
    const decidedByImage = argumentsOf('ENV').flatMap((words) =>
      words.split(' ').map((each) => each.split('=')[0]),
    )
    // The two compose files differ in the database. Https is handled by the proxy before the container.
    const decidedByFile = ['DATABASE_URL', 'TLS_CERT', 'TLS_KEY']
    const known = [...handedOn, ...decidedByImage, ...decidedByFile]
    expect(settings().filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([])
  },
)

test('the proxy of compose.ha.yml gets the variables that its configuration needs', () => {
  const { services } = z.parse(composeFile, parse(read('compose.ha.yml'), { merge: true }))
  const asked = [...deployFile('Caddyfile').matchAll(/\{\$([A-Z_]+):/g)].map(([, name]) => name)
  expect(Object.keys(services['proxy']?.environment ?? {}).toSorted()).toEqual(asked.toSorted())
  const nodes = services['proxy']?.environment['INKWELL_NODES']?.split(' ')
  expect(nodes).toEqual(['one', 'two'].map((each) => `${each}:${argumentsOf('EXPOSE')[0]}`))
})

const compose = installed('docker-compose', 'docker-compose')
test.runIf(compose)('docker-compose accepts both files', () => {
  for (const file of ['compose.yml', 'compose.ha.yml']) {
    const words = ['-f', join(packageRoot, file), 'config', '--quiet']
    const env = { ...process.env, INKWELL_NAME: 'inkwell.example.com' }
    const { status, stderr } = spawnSync('docker-compose', words, { env, encoding: 'utf8' })
    expect({ file, status, stderr }).toEqual({ file, status: 0, stderr: '' })
  }
})

const systemd = installed('systemd-analyze', 'systemd')
test.runIf(systemd)('systemd accepts the service, and rates it as well protected', () => {
  const unit = join(folder, 'inkwell.service')
  writeFileSync(unit, deployFile('inkwell.service', { '/usr/bin/node': process.execPath }))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const words = ['security', '--offline=yes', '--threshold=25', unit]
  expect(spawnSync('systemd-analyze', words).status).toBe(0)
  const names = [...deployFile('inkwell.service').matchAll(/^#?Environment=([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.filter((name) => !settings().includes(name))).toEqual(['NODE_ENV'])
})

test.runIf(systemd)('systemd accepts the service with secrets that only root can read', () => {
  const text = deployFile('inkwell.service', { '/usr/bin/node': process.execPath }).replaceAll(
    /^#(LoadCredential|Environment)=/gm,
    '$1=',
  )
  const unit = join(folder, 'inkwell-secrets.service')
  writeFileSync(unit, text)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const given = [...text.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
  const passedOn = [...text.matchAll(/ ?([A-Z_]+)=%d\/(\w+)/g)]
  expect(passedOn.map(([, , name]) => name).toSorted()).toEqual(given.toSorted())
  expect(given.length).toBeGreaterThan(2)
  expect(passedOn.filter(([, setting = '']) => !settings().includes(setting))).toEqual([])
})

test('Patroni’s file acknowledges no write that one server alone has, and has connections for two nodes', () => {
  const file = z.looseObject({
    bootstrap: z.looseObject({
      dcs: z.looseObject({
        synchronous_mode: z.literal(true),
        synchronous_mode_strict: z.literal(true),
        maximum_lag_on_failover: z.literal(0),
        postgresql: z.looseObject({ parameters: z.record(z.string(), z.union([z.string(), z.number()])) }),
      }),
    }),
  })
  const { parameters } = z.parse(file, parse(deployFile('patroni.yml'))).bootstrap.dcs.postgresql
  expect(parameters).toMatchObject({ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' })
  expect(Number(parameters['max_connections'])).toBeGreaterThanOrEqual(2 * 30 + 20)
})

const patroni = installed('patroni', 'patroni')
test.runIf(patroni)('Patroni accepts its file except for programs that this machine lacks', async () => {
  const config = join(folder, 'patroni.yml')
  const [rest, database] = [await freePort(), await freePort()]
  const places = {
    ' listen: 10.0.0.21:8008': ` listen: 127.0.0.1:${rest}`,
    ' listen: 10.0.0.21:5432': ` listen: 127.0.0.1:${database}`,
  }
  writeFileSync(config, deployFile('patroni.yml', places))
  const { stdout, stderr } = spawnSync('patroni', ['--validate-config', config], { encoding: 'utf8' })
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
  // The test machine lacks the programs; and the rules are allowed under postgresql.
  const here = complaints.filter(
    (line) => !/^postgresql\.bin_dir .*does not exist|^bootstrap\.pg_hba .*not defined/.test(line),
  )
  expect(here).toEqual([])
})

test('a package contains the packages that the server loads', () => {
  const isLoaded = (path: string) =>
    !/\.test\.|\/testing\/|\.client\.ts$|^src\/kernel\/client\//.test(path) && !path.endsWith('.d.ts')
  const sources = [...filesBelow('src', '.ts'), ...filesBelow('src', '.mjs')].filter(isLoaded)
  const packages = sources.flatMap((path) =>
    [
      ...read(path).matchAll(
        /(?:^(?:import|export|\}).* from |\bawait import\(|\bcreateRequire\(import\.meta\.url\)\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'))
  expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../parts/program/package-root.ts'
import { alertNames } from '../../kernel/server/process/alerts.ts'
import { withoutBackup } from '../doctor/backup-age.server.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const file = (path: string) => readFileSync(join(packageRoot, 'docs', path), 'utf8')

/** Metrics of embedded databases only, which tests do not have. */
const ofEmbedded = ['inkwell_disk_bytes']

async function metrics(): Promise<string> {
  return await (await inkwell.anyone.fetch('/metrics')).text()
}

/** Returns the metrics that a Prometheus expression contains. */
const namedIn = (text: string) => [...new Set(text.match(/\b(inkwell|http|process|nodejs)_[a-z0-9_]+/g))]

const without = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

test('every metric of the alerts and the dashboard exists', async () => {
  const manager = await inkwell.as('manager')
  await manager.get('/customer')
  await manager.post('/customer', {})
  const there = await metrics()
  const named = namedIn(file('deploy/alerts.yml') + file('deploy/grafana.json'))
  expect(named.length).toBeGreaterThan(10)
  const missing = named.filter(
    (name) => !there.includes(`# TYPE ${without(name)} `) && !ofEmbedded.includes(name),
  )
  expect(missing).toEqual([])
})

/** Alerts with a metric of their own, which tells Prometheus more than that there is an alert. */
const withMetric: Partial<Record<(typeof alertNames)[number], string>> = {
  archive: 'inkwell_archive_age_seconds',
  damage: 'inkwell_database_damaged',
  disk: 'inkwell_disk_bytes',
}

test('every alert of superusers has a monitoring rule, and every rule has an alert', () => {
  const rules = file('deploy/alerts.yml')
  const waitedFor = [...rules.matchAll(/inkwell_alert\{alert="([^"]+)"\}/g)].map(([, name = '']) => name)
  const shown = alertNames.filter((name) => withMetric[name] === undefined)
  expect(waitedFor.toSorted()).toEqual(shown)
  const explained = (name: string) => file('monitoring.md').includes(`\`${name}\``)
  expect(alertNames.filter((name) => !explained(name))).toEqual([])
  expect(Object.values(withMetric).filter((name) => !namedIn(rules).includes(name))).toEqual([])
})

test('a database without any backup counts as ever older, unless backups are turned off', async () => {
  const { pool } = inkwell
  expect((await pool.query('select from backup')).rowCount).toBe(0)
  const settings = { folder: '/nowhere', at: 0, keep: { daily: 1, weekly: 0, monthly: 0 } }
  expect(await withoutBackup(pool, {})).toBeUndefined()
  const before = await withoutBackup(pool, { backups: settings })
  await pool.query(`update migration set applied_at = applied_at - interval '40 hours'`)
  expect((await withoutBackup(pool, { backups: settings })) ?? 0).toBeGreaterThan(
    (before ?? 0) + 40 * 3600 - 1,
  )
  await pool.query(`update migration set applied_at = applied_at + interval '40 hours'`)
})

test('every metric of our own and every alert is explained', async () => {
  const guide = file('monitoring.md')
  const own = [...(await metrics()).matchAll(/^# TYPE (inkwell_\w+)/gm)].map(([, name = '']) => name)
  const alerts = [...file('deploy/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  expect([...own, ...ofEmbedded, ...alerts].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('the metrics report connections, writes, live updates, open browsers, problems and database time', async () => {
  const manager = await inkwell.as('manager')
  const leaving = new AbortController()
  await manager.fetch('/api/v1/live', { signal: leaving.signal })
  await manager.post('/customer', {})
  const there = await metrics()
  leaving.abort()
  for (const line of [
    /^inkwell_pool_connections\{pool="all",state="idle"\} [1-9]/m,
    /^inkwell_pool_waiting\{pool="searches"\} 0$/m,
    /^inkwell_writes\{state="unconfirmed"\} 0$/m,
    /^inkwell_writes_refused 0$/m,
    /^inkwell_damage_found 0$/m,
    /^inkwell_outdated 0$/m,
    /^inkwell_live_listening 1$/m,
    /^inkwell_live_gaps_total \d/m,
    /^inkwell_live_streams 1$/m,
    /^inkwell_problems_total\{code="validation_failed"\} [1-9]/m,
    /^inkwell_database_seconds_total\{method="GET",route="\/api\/v1\/customer"\} 0\.\d/m,
  ]) {
    expect(there).toMatch(line)
  }
})

test('an untrusted proxy is noticed', async () => {
  const node = await inkwell.startNode()
  const noticed = async () =>
    /^inkwell_proxy_untrusted (\d)$/m.exec(await (await node.anyone.fetch('/metrics')).text())?.[1]
  // Tests trust this machine, and a user may sit at the proxy's own machine.
  for (const address of ['203.0.113.7', '127.0.0.1'])
    await node.anyone.fetch('/healthz', { headers: { via: '1.1 proxy', 'x-forwarded-for': address } })
  expect(await noticed()).toBe('0')
  await node.anyone.fetch('/healthz', { headers: { via: '1.1 proxy' } })
  expect(await noticed()).toBe('1')
})

const promtool = spawnSync('promtool', ['--version']).error === undefined
if (!promtool)
  process.stderr.write(
    'promtool is not installed (Debian: apt-get install prometheus): its files are not checked by it\n',
  )

test.runIf(promtool)('promtool accepts the alerts and the configuration that loads them', () => {
  for (const words of [
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', 'prometheus.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', words, {
      cwd: join(packageRoot, 'docs/deploy'),
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('SUCCESS')
  }
})

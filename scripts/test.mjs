import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { countPlaywright, countVitest } from './count-tests.mjs'
import { prepare } from './prepare.mjs'
import { withOneMoreTry } from './try-again.mjs'

/*
 * `npm test` runs every check, and walks the screens that changed since `npm test -- --all` last walked all of them;
 * `node scripts/test.mjs api products` and `… e2e invoice` run one kind of test with a filter and show the output live.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const results = `${root}.cache/test`
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const asked = process.argv.slice(2)
/** Walks all screens, not only those changed since. */
const walksAll = asked.includes('--all')
const [part, ...filters] = asked.filter((argument) => argument !== '--all')
/** Trials are run by `npm run trials`. */
const withoutTrials = ['--project=!trials']
/** The duration of each step, for `npm run figures`. */
const seconds = {}
/** Journeys that passed only on the second attempt. */
const unsteadyJourneys = []
const parts = { api: runApiTestsAlone, e2e: runJourneysAlone }

if (part !== undefined && !Object.hasOwn(parts, part)) {
  console.error(`Unknown part "${part}": leave it out, or give one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const beforePackages = performance.now()
await prepare({ build: false })
seconds.install = secondsSince(beforePackages)
const { runForResult } = await import('./run.mjs')
const { affectedSince, writeWalked } = await import('./affected-modules.mjs')
const { findChromium } = await import('./find-chromium.mjs')
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`
mkdirSync(results, { recursive: true })
const affected = walksAll ? undefined : affectedSince(root)
if (affected) {
  // Read by the journeys.
  process.env.INKWELL_AFFECTED = `${results}/affected.json`
  writeFileSync(process.env.INKWELL_AFFECTED, JSON.stringify(affected))
}
try {
  process.exitCode = part === undefined ? await runAll() : await parts[part]()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function runAll() {
  const total = { passed: 0, failed: 0 }
  const add = ({ passed, failed }) => {
    total.passed += passed
    total.failed += failed
    return failed === 0
  }
  // If Chromium must be installed, that runs beside the checks, which do not use the network.
  const chromium = findChromium()
  chromium.catch(() => {})
  // The checks use the processor time that tests leave while they wait for the database and their servers.
  await Promise.all([
    report('unit and API tests', apiTests).then(add),
    inTurn(['format:check', 'architecture', 'types', 'lint', 'unused'], async (name) =>
      add(await report(name, () => check(name))),
    ),
  ])
  const built = add(await report('build', build))
  if (built) add(await report('journeys', () => journeys(chromium)))
  else console.log('FAILED  journeys: there is no build to try')
  if (!built) total.failed += 1
  seconds.all = secondsSince(0)
  writeFileSync(`${results}/seconds.json`, JSON.stringify(seconds))
  for (const journey of unsteadyJourneys) console.log(`unsteady, passed only when tried again: ${journey}`)
  if (walksAll && total.failed === 0 && !writeWalked(root))
    console.log(
      'The checkout has changes that are not committed, so it is not written down that all screens were walked.',
    )
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** Runs one step and prints a line for it; after a failure first the failed tests, then all output. */
async function report(name, step) {
  const start = performance.now()
  const { passed, failed, failures = [], unsteady = [], output } = await step()
  seconds[name] = secondsSince(start)
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'}${seconds[name].toFixed(1).padStart(6)} s  ${name}${counts}`,
  )
  const named = failed > 0 && failures.length === 0 ? lastLines(output) : failures
  for (const failure of named) console.log(`       ${failure}`)
  unsteadyJourneys.push(...unsteady)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  return { passed, failed }
}

/** The seconds since a value of `performance.now()`; with 0, since the start of this process. */
function secondsSince(start) {
  return Number(((performance.now() - start) / 1000).toFixed(1))
}

async function check(name) {
  return asStep(await runForResult('sh', ['-c', scripts[name]], { cwd: root }))
}

async function build() {
  const ready = ['-e', `(await import('./scripts/prepare.mjs')).prepare()`]
  return asStep(await runForResult(process.execPath, ['--input-type=module', ...ready], { cwd: root }))
}

function asStep({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

async function apiTests() {
  const file = `${results}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...withoutTrials, '--allowOnly=false', ...reporters]
  const { code, output } = await runForResult('vitest', args, { cwd: root })
  return { ...countVitest(file, code), output }
}

async function journeys(chromium) {
  try {
    const env = { CHROMIUM_PATH: await chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/playwright.json` }
    return await withOneMoreTry((files) => playwright(files, env))
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

async function playwright(files, env) {
  const some = files.length > 0 ? ['--workers=1', ...files] : []
  const args = ['test', '--forbid-only', '--retries=0', '--reporter=dot,json', ...some]
  const { code, output } = await runForResult('playwright', args, { cwd: root, env })
  return { ...countPlaywright(env.PLAYWRIGHT_JSON_OUTPUT_FILE, code), output }
}

async function runApiTestsAlone() {
  const args = ['run', ...withoutTrials, ...filters]
  const { code } = await runForResult('vitest', args, { cwd: root, live: true })
  return code
}

async function runJourneysAlone() {
  await prepare()
  const env = { CHROMIUM_PATH: await findChromium() }
  const { code } = await runForResult('playwright', ['test', ...filters], { cwd: root, env, live: true })
  return code
}

/** The end of the output of a run that fails without a failed test, for example by an uncaught error. */
function lastLines(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-25)
}

async function inTurn(names, work) {
  for (const name of names) await work(name)
}

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { fileURLToPath } from 'node:url'
import { countVitest } from './count-tests.mjs'
import { prepare } from './prepare.mjs'

/*
 * `npm run trials` runs the programs in trials/, then the tests there, one after another, and prints the result of
 * each; `npm run trials -- crash ha` runs only those. Their output is saved in .cache/trials.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const kept = `${root}.cache/trials`
const programs = readdirSync(`${root}trials`)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => basename(file, '.mjs'))
const trials = [...programs, 'tests']
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !trials.includes(name))
if (unknown !== undefined) {
  console.error(`Unknown trial "${unknown}": leave it out, or give some of ${trials.join(', ')}.`)
  process.exit(1)
}

await prepare()
const { runForResult } = await import('./run.mjs')
mkdirSync(kept, { recursive: true })
let failed = 0
for (const name of wanted.length > 0 ? wanted : trials) {
  const start = performance.now()
  const { isGood, shown, output } = name === 'tests' ? await tests() : await program(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(6)
  writeFileSync(`${kept}/${name}.log`, output)
  console.log(`${isGood ? 'ok    ' : 'FAILED'}${seconds} s  ${name}: ${shown}`)
  if (!isGood) console.log(`\n${output.trimEnd()}\n`)
  failed += isGood ? 0 : 1
}
process.exitCode = failed > 0 ? 1 : 0

/** The result of a program is the last line of its output. */
async function program(name) {
  const { code, output } = await runForResult(process.execPath, [`trials/${name}.mjs`], { cwd: root })
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  return { isGood: code === 0, shown: lines.at(-1), output }
}

async function tests() {
  const file = `${kept}/tests.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project=trials', '--maxWorkers=1', '--allowOnly=false', ...reporters]
  const vitest = [`${root}node_modules/vitest/vitest.mjs`, ...args]
  const { code, output } = await runForResult(process.execPath, vitest, { cwd: root })
  const { passed, failed, failures } = countVitest(file, code)
  const shown = [`${passed} passed, ${failed} failed`, ...failures].join('; ')
  return { isGood: failed === 0, shown, output }
}

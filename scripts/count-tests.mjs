import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Reads Vitest's JSON report and deletes it, so that a run that fails early is never counted by an old report. A file
 * that did not load counts as one failure, and so does any other error of the run. `files` are the files with failures.
 */
export function countVitest(file, exitCode) {
  const report = takeReport(file)
  if (!report) return { passed: 0, failed: 1, files: [], failures: [] }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  )
  return {
    ...withExitCode(report.numPassedTests, report.numFailedTests + unloaded.length, exitCode),
    files: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    failures: [...unloaded.map(({ name, message }) => `${name}: ${firstLine(message)}`), ...failed],
  }
}

/** Reads Playwright's JSON report in the same way; tests skipped after a failure must run again as well. */
export function countPlaywright(file, exitCode) {
  const report = takeReport(file)
  if (!report) return { passed: 0, failed: 1, files: [], failures: [] }
  const { expected, unexpected } = report.stats
  const ended = (status) =>
    specsOf(report).filter(({ tests }) => tests.some((test) => test.status === status))
  const named = (specs) =>
    specs.map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${firstLine(errorOf(tests))}`)
  const failed = ended('unexpected')
  return {
    ...withExitCode(expected, unexpected, exitCode),
    files: [...new Set([...failed, ...ended('skipped')].map(({ file }) => file))],
    failures: named(failed),
  }
}

/** Files contain suites, which contain suites; each contains specs. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function errorOf(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
}

/** The first line of a failure, without the colours that some runners print. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0]
}

function withExitCode(passed, failed, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

function takeReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

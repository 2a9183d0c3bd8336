import { readFileSync, rmSync } from 'node:fs'

/**
 * Reads Vitest's JSON report and removes it, so that a run that dies early is never counted by its predecessor's.
 * A file that did not load counts as one failure, and so does anything else that made the run end with an error.
 */
export function countVitest(file, exitCode) {
  const report = takeReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withExitCode(report.numPassedTests, report.numFailedTests + unloaded.length, exitCode)
}

/** Reads Playwright's JSON report likewise. A journey that passed only when repeated has failed. */
export function countPlaywright(file, exitCode) {
  const report = takeReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return withExitCode(expected, unexpected + flaky, exitCode)
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

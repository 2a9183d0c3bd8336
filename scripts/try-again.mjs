/** More files than this do not fail by chance. */
const filesMost = 5

/**
 * The outcome of journeys. Files with failures are run once more, in a process of their own and one after the other, so
 * that a stalled machine does not fail good work. Tests that pass only then are reported as `unsteady`: each is a bug
 * in itself or in the code under test. `run` takes the files (none: all) and returns an outcome.
 */
export async function withOneMoreTry(run) {
  const first = await run([])
  const { files } = first
  if (first.failed === 0 || files.length > filesMost) return first
  const again = await run(files)
  if (again.failed > 0) {
    const unsteady = first.failures.filter((failure) => !again.failures.includes(failure))
    return { ...first, failures: again.failures, unsteady, output: again.output }
  }
  const total = files.length === 0 ? again : { passed: first.passed + first.failed, output: first.output }
  const named = first.failures.length > 0 ? first.failures : ['an error that no test is named for']
  return {
    passed: total.passed,
    failed: 0,
    files: [],
    failures: [],
    unsteady: named,
    output: total.output,
  }
}

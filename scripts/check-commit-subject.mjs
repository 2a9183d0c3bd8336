import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { wrongInSubject } from './commit-subject.mjs'

/*
 * Checks the subject of a commit: of the message file that Git passes to a `commit-msg` hook, else of the last commit.
 * Sources without Git (a package, an image) have no commit to check.
 */
const [file] = process.argv.slice(2)
const subject = file === undefined ? lastSubject() : readFileSync(file, 'utf8').split('\n', 1)[0]
const wrong = subject === undefined ? undefined : wrongInSubject(subject)
if (wrong !== undefined) {
  console.error(`The subject of the commit, "${subject}": ${wrong}.`)
  process.exitCode = 1
}

function lastSubject() {
  try {
    return execFileSync('git', ['log', '-1', '--format=%s'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

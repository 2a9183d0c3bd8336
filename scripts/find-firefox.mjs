import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const places = [
  ...['firefox-esr', 'firefox'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The first release with the WebDriver BiDi commands that the installed Playwright sends. */
const firstDriven = 147

/** The path of a working Firefox that journeys can drive, or undefined: it is optional. */
export function findFirefox() {
  return places.find((path) => existsSync(path) && releaseOf(path) >= firstDriven)
}

/** The major version, such as 147; 0 if it does not run. */
function releaseOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { timeout: 20_000, encoding: 'utf8' })
  return status === 0 ? Number(/Firefox (\d+)/.exec(stdout)?.[1] ?? 0) : 0
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const places = [
  ...['firefox-esr', 'firefox'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of a Firefox that runs, or undefined: nobody has to have one. */
export function findFirefox() {
  return places.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  )
}

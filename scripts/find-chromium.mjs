import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runForResult } from './run.mjs'

// The headless shell renders the same pages with two thirds of the processor time, since it composes no window.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const advice =
  'No Chromium found: install the package "chromium-headless-shell" or "chromium", run `npx playwright install chromium`, or set CHROMIUM_PATH.'

/**
 * The path of a working Chromium: that of CHROMIUM_PATH, the system's, Playwright's, or, as root with apt-get,
 * Debian's, newly installed. Throws one line that says what to install if there is none.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run.`)
  }
  const found = systemChromium() ?? (await playwrightChromium()) ?? (await debianChromium())
  if (!found) throw new Error(advice)
  return found
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...macApplications].find(runs)
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return runs(path) ? path : undefined
}

async function debianChromium() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Waits for a concurrent installation.
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=120']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    const { code, output } = await runForResult('apt-get', [...options, ...args], { env })
    if (code !== 0) throw new Error(`${output}\napt-get ${args.join(' ')} failed. ${advice}`)
  }
  return systemChromium()
}

/** Some systems install a script in place of the browser that only says where to get it, so the file is not enough. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

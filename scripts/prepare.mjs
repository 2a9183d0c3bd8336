import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { buildIsCurrent } from './build-stamp.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { complaintAboutNode } from './node-version.mjs'
import { claimServed, isServed, lockFolder } from './prepare-lock.mjs'

// Not import.meta.dirname: an old Node.js must get as far as the line that says it is too old.
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Prepares the checkout to run: installs packages if the lock file changed, builds if a source changed, otherwise
 * returns after a few milliseconds. Several processes may call it at once. Prints a line for each step; on failure
 * prints the reason and ends the process with exit code 1.
 * A running server loads files of its build and its packages when needed, so nothing is installed or built while one
 * runs. `serves` marks this process as a server until it ends. `asBuilt` allows a command to use the build of a running
 * server, whatever the sources are; without it the command asks to stop the server.
 */
export async function prepare({ build = true, serves = false, asBuilt = false } = {}) {
  const complaint = complaintAboutNode()
  if (complaint) stop(complaint)
  // A package (scripts/package.mjs) contains the build and its runtime packages.
  if (!existsSync(join(root, 'package-lock.json'))) return stopElsewhere()
  if (!serves && isReady(build)) return
  const lock = await lockFolder(root, () => printLine('Waiting for another process to install or build…'))
  try {
    if (!isReady(build)) {
      if (!(await isServed(root))) await makeReady(build, lock.descriptor)
      else if (asBuilt)
        printLine('A server runs from this folder: its build is used, not the changed sources.')
      else stop('A server runs from this folder, whose files it needs: stop it before they are rebuilt.')
    }
    if (serves) await claimServed(root)
  } finally {
    lock.release()
  }
}

async function makeReady(build, inherited) {
  if (!packagesAreInstalled(root)) {
    await step('Installing packages', () => installPackages(root, inherited))
    if (!packagesAreInstalled(root)) {
      stop('npm left out a package that this machine needs. Run it again, or `npm ci` to see what npm says.')
    }
  }
  if (build && !buildIsCurrent(root)) {
    const { buildAll } = await import('./build.mjs')
    await step('Building', () => buildAll(root, inherited))
  }
}

function stopElsewhere() {
  const { os, cpu } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (os.includes(process.platform) && cpu.includes(process.arch)) return
  stop(
    `This package is for ${os}-${cpu}, and this is ${process.platform}-${process.arch}: take the one made for it.`,
  )
}

function isReady(build) {
  return packagesAreInstalled(root) && (!build || buildIsCurrent(root))
}

async function step(title, work) {
  const isWatched = process.stderr.isTTY
  if (isWatched) process.stderr.write(`${title}…`)
  const start = performance.now()
  try {
    await work()
    const took = `${((performance.now() - start) / 1000).toFixed(1)} s`
    if (isWatched) console.error(` ${took}`)
    else printLine(`${title}: ${took}`)
  } catch (error) {
    if (isWatched) console.error(' failed')
    stop(error instanceof Error ? error.message : String(error))
  }
}

/**
 * On standard error, since a backup may use standard output; without a terminal a line of JSON, like the server's log.
 */
function printLine(text) {
  const line = { level: 30, time: Date.now(), pid: process.pid, msg: text }
  console.error(process.stderr.isTTY ? text : JSON.stringify(line))
}

function stop(line) {
  console.error(line)
  process.exit(1)
}

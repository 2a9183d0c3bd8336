import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, runForResult } from '../../scripts/run.mjs'

/** buildah with its own store below a folder, so that the machine's images stay unchanged; needs no daemon. */
export class Buildah {
  #store
  #isolated = ['--isolation', 'chroot']

  constructor(folder) {
    mkdirSync(folder, { recursive: true })
    const [root, running] = [join(folder, 'images'), join(folder, 'running')]
    this.#store = ['--root', root, '--runroot', running, '--storage-driver', 'overlay']
  }

  /** Runs a command and returns its output; throws with the output if it fails. */
  async #run(words) {
    const { code, output } = await runForResult('buildah', [...this.#store, ...words])
    if (code !== 0) throw new Error(`buildah ${words.join(' ')}: ${output.trim().slice(-2000)}`)
    return output.trim()
  }

  /** Creates a container from an image; returns its name, the last line of the output. */
  async from(image) {
    return (await this.#run(['from', '--pull-never', image])).split('\n').at(-1)
  }

  async add(container, from, to) {
    await this.#run(['add', '--quiet', container, from, to])
  }

  async setVariable(container, name, value) {
    await this.#run(['config', '--env', `${name}=${value}`, container])
  }

  async commit(container, image) {
    await this.#run(['commit', '--quiet', '--rm', container, image])
  }

  /** Builds the Dockerfile of a folder on a base image, with live output. */
  async build(folder, base, image) {
    // Docker's format, since the OCI format has no health check.
    const how = ['--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`]
    const words = ['bud', ...this.#isolated, ...how, '-t', image]
    await run('buildah', [...this.#store, ...words, folder], { live: true })
  }

  /** The configuration of an image, such as its account and its command. */
  async configOf(image) {
    return JSON.parse(await this.#run(['inspect', '--type', 'image', image])).Docker.config
  }

  /** Runs a command in a container to its end, and returns its output. */
  async within(container, command, options = []) {
    return await this.#run(['run', ...this.#isolated, ...options, container, '--', ...command])
  }

  /** Starts a command in a container; `onOutput` gets its output. */
  start(container, command, options, onOutput) {
    const words = ['run', ...this.#isolated, ...options, container, '--', ...command]
    const child = spawn('buildah', [...this.#store, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    return child
  }

  async removeAll() {
    await this.#run(['rm', '--all'])
  }
}

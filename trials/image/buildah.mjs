import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, runForResult } from '../../scripts/run.mjs'

/** buildah with a store of its own below a folder, so that the machine's images stay as they are; it needs no daemon. */
export class Buildah {
  #store
  #isolated = ['--isolation', 'chroot']

  constructor(folder) {
    mkdirSync(folder, { recursive: true })
    const [root, running] = [join(folder, 'images'), join(folder, 'running')]
    this.#store = ['--root', root, '--runroot', running, '--storage-driver', 'overlay']
  }

  /** What a command of it says; throws that when the command fails. */
  async #say(words) {
    const { code, output } = await runForResult('buildah', [...this.#store, ...words])
    if (code !== 0) throw new Error(`buildah ${words.join(' ')}: ${output.trim().slice(-2000)}`)
    return output.trim()
  }

  /** A container made of an image; the last line is its name, whatever was told before it. */
  async from(image) {
    return (await this.#say(['from', '--pull-never', image])).split('\n').at(-1)
  }

  async add(container, from, to) {
    await this.#say(['add', '--quiet', container, from, to])
  }

  async setVariable(container, name, value) {
    await this.#say(['config', '--env', `${name}=${value}`, container])
  }

  async commit(container, image) {
    await this.#say(['commit', '--quiet', '--rm', container, image])
  }

  /** Builds the Dockerfile of a folder on a base, and shows how it goes. */
  async build(folder, base, image) {
    // In the form of Docker, since the other one has no health check.
    const how = ['--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`]
    const words = ['bud', ...this.#isolated, ...how, '-t', image]
    await run('buildah', [...this.#store, ...words, folder], { live: true })
  }

  /** What an image says of itself, such as its account and its command. */
  async configOf(image) {
    return JSON.parse(await this.#say(['inspect', '--type', 'image', image])).Docker.config
  }

  /** Runs a command in a container to its end, and answers what it says. */
  async within(container, command, options = []) {
    return await this.#say(['run', ...this.#isolated, ...options, container, '--', ...command])
  }

  /** Starts a command in a container; what it says goes to `hear`. */
  start(container, command, options, hear) {
    const words = ['run', ...this.#isolated, ...options, container, '--', ...command]
    const child = spawn('buildah', [...this.#store, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    return child
  }

  async removeAll() {
    await this.#say(['rm', '--all'])
  }
}

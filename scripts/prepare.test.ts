import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

/** A checkout with one source, and a builder that copies it. */
const root = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-prepare-')))
const builder = `#!/bin/sh
while [ "$1" != --outDir ]; do shift; done
mkdir -p "$2" && cp src/source.ts "$2/built.txt"
`
const write = (path: string, text: string, mode = 0o644) => writeFileSync(join(root, path), text, { mode })
beforeAll(() => {
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true })
  for (const folder of ['src', 'node_modules/.bin']) mkdirSync(join(root, folder), { recursive: true })
  write('node_modules/.bin/vite', builder, 0o755)
  // Compression is not tested here.
  symlinkSync(
    fileURLToPath(new URL('../node_modules/libdeflate', import.meta.url)),
    join(root, 'node_modules/libdeflate'),
  )
  for (const path of ['package-lock.json', 'node_modules/.package-lock.json']) write(path, '{"packages":{}}')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const words = (options: object, then = '') => [
  '--input-type=module',
  '--eval',
  `await (await import('./scripts/prepare.mjs')).prepare(${JSON.stringify(options)}); ${then}`,
]

function prepare(options: object): { status: number | null; output: string } {
  const { status, stderr } = spawnSync(process.execPath, words(options), { cwd: root, encoding: 'utf8' })
  return { status, output: stderr }
}

/** A server that runs from the checkout until the test ends or it is killed. */
async function server(): Promise<() => Promise<void>> {
  const serving = words({ serves: true }, `setInterval(() => {}, 1000); console.log('ready')`)
  const child = spawn(process.execPath, serving, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return kill
}

const built = () => readFileSync(join(root, 'dist/client/built.txt'), 'utf8')

test('nothing is built in a folder until the last server that runs from it has ended', async () => {
  write('src/source.ts', 'first')
  const killOne = await server()
  const killOther = await server()
  expect(built()).toBe('first')
  // Allowed if nothing has changed.
  expect(prepare({})).toEqual({ status: 0, output: '' })

  write('src/source.ts', 'second')
  for (const kill of [killOne, killOther]) {
    const command = prepare({ asBuilt: true })
    expect(command.status).toBe(0)
    expect(command.output).toContain('A server runs from this folder: its build is used')
    for (const options of [{}, { serves: true }]) {
      expect(prepare(options)).toEqual({
        status: 1,
        output: 'A server runs from this folder, whose files it needs: stop it before they are rebuilt.\n',
      })
    }
    expect(built()).toBe('first')
    await kill()
  }
  expect(prepare({ asBuilt: true })).toMatchObject({
    status: 0,
    output: expect.stringContaining('Building'),
  })
  expect(built()).toBe('second')
})

test('no packages are installed in a folder from which a server runs', async () => {
  await server()
  write('package-lock.json', '{"packages":{"node_modules/ink":{"version":"1.0.0"}}}')
  onTestFinished(() => write('package-lock.json', '{"packages":{}}'))
  expect(prepare({ build: false }).status).toBe(1)
  expect(prepare({ asBuilt: true })).toMatchObject({
    status: 0,
    output: expect.stringContaining('its build is used'),
  })
})

test('a command that the old build does not have shows what to do', () => {
  const later = `import { command } from './command.mjs'
    await command('', { fits: () => true }, () => import('../dist/server/of-tomorrow.js'))`
  write('scripts/later.mjs', later)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/later.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'This command is newer than what was built: stop the server that runs from this folder, and try again.\n',
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entries } from '../vite.server.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the server’s build has an entry for each module that other programs start or import, and no other', () => {
  const others = ['scripts', 'bench', 'trials', 'src/app/testing'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const used = others.filter(isProgram).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return Array.from(text.matchAll(/dist\/server\/([\w./-]+)\.js/g), ([, entry]) => entry)
  })
  expect(entries.toSorted()).toEqual([...new Set(used)].toSorted())
})

function isProgram(file: string): boolean {
  return /\.(mjs|ts)$/.test(file) && !file.endsWith('.test.ts')
}

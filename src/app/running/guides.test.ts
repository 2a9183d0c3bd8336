import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../../kernel/server/process/setting.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { filesBelow, read } from '../testing/repository-files.ts'

const guides = ['README.md', ...filesBelow('docs', '.md')]

test('the guide explains every setting', () => {
  const guide = read('docs/operations.md')
  expect(
    [...settingNames].filter((name) => !name.endsWith('_FILE') && !guide.includes(`\`${name}\``)),
  ).toEqual([])
})

test('the office gives the service the mount point of the backup disk, without which the machine still starts', () => {
  const guide = read('docs/office.md')
  const mounted = /^ +mountpoint (\S+)$/m.exec(guide)?.[1]
  expect(guide).toContain(` ${mounted} ext4 defaults,nofail 0 2`)
  expect(guide).toContain(`sed -i 's#/var/backups/inkwell#${mounted}#' /etc/systemd/system/inkwell.service`)
})

test('every file of docs/deploy is named by a guide and by a test', () => {
  const tests = ['src', 'e2e', 'trials']
    .flatMap((folder) => filesBelow(folder, '.ts'))
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
  const [inTests, inGuides] = [tests.map(read).join('\n'), guides.map(read).join('\n')]
  for (const file of readdirSync(join(packageRoot, 'docs/deploy'))) {
    expect([file, inTests.includes(file), inGuides.includes(`deploy/${file}`)]).toEqual([file, true, true])
  }
})

test('the guides contain no settings of their own that no test checks', () => {
  const running = guides.filter((guide) => !/add-a|decisions|translation/.test(guide))
  expect(running.filter((guide) => /^ *```[a-z]+$/m.test(read(guide)))).toEqual([])
})

/** Returns the anchor of a heading, as in `#name`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

test('every link of README and docs leads to a file or heading', () => {
  const dead = guides.flatMap((guide) =>
    [...read(guide).matchAll(/(?:\]\(|<img src=")([^)"\s]+)[)"]/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? guide : join(dirname(guide), path)
        if (!existsSync(join(packageRoot, file))) return true
        if (anchor === undefined) return false
        return ![...read(file).matchAll(/^#+ (.*)$/gm)].some(
          ([, heading = '']) => anchorOf(heading) === anchor,
        )
      })
      .map((target) => `${guide}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('every test that the security guide cites exists', () => {
  const there = new Set(
    ['src', 'scripts', 'trials']
      .flatMap((folder) => filesBelow(folder, '.test.ts'))
      .map((path) => basename(path)),
  )
  const named = [...read('docs/security.md').matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !there.has(name))).toEqual([])
})

test('every npm command that a guide names exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const named = guides.flatMap((guide) =>
    [...read(guide).matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

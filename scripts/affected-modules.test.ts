import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { affectedSince, writeWalked } from './affected-modules.mjs'

const pens = 'src/features/pens'
let root = ''

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A small program whose screens have all been walked. */
function aWalkedProgram(): void {
  root = mkdtempSync(join(tmpdir(), 'inkwell-affected-'))
  git('init', '-q')
  write({
    'src/kernel/form.tsx': 'export const form = 1',
    'src/kernel/form.css': 'form {}',
    [`${pens}/pen-form.client.tsx`]: `import '../../kernel/form.css'\nexport { form } from '../../kernel/form.tsx'`,
    [`${pens}/resource.client.ts`]: `export const load = () => import('./pen-form.client.tsx')\nscreen(paths.pen.table)`,
    'src/features/inks/resource.client.ts': 'screen(paths.ink.table)',
    'src/app/screens/ink-with-pens.tsx': `import '../../features/inks/table.tsx'\nimport '../../features/pens/pen-form.client.tsx'`,
    'e2e/pens.spec.ts': `import '../src/kernel/form.tsx'\nimport './support/look.ts'`,
    'e2e/support/look.ts': '',
  })
  commit()
  expect(writeWalked(root)).toBe(true)
  commit()
}

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
}

function commit(): void {
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@pens.example', 'commit', '-q', '-m', 'pens: Change')
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root })
}

test('a changed file, committed or not, affects its importers and the screens made of them', () => {
  aWalkedProgram()
  expect(affectedSince(root)?.pathNames).toEqual([])
  write({ 'src/kernel/form.css': 'form { color: red }' })
  const affected = affectedSince(root)
  expect(affected?.modules).toContain(`${pens}/resource.client.ts`)
  // The screen of inks shows pens.
  expect(affected?.pathNames.toSorted()).toEqual(['ink', 'pen'])
  commit()
  expect(affectedSince(root)).toEqual(affected)
})

test('a changed module of the product does not affect a journey, a changed helper of journeys does', () => {
  aWalkedProgram()
  write({ 'src/kernel/form.tsx': 'export const form = 2' })
  expect(affectedSince(root)?.modules).not.toContain('e2e/pens.spec.ts')
  write({ 'e2e/support/look.ts': 'export const look = 2' })
  expect(affectedSince(root)?.modules).toContain('e2e/pens.spec.ts')
})

test('the result is unknown if packages changed, or if no walk is recorded', () => {
  aWalkedProgram()
  write({ 'package-lock.json': '{}' })
  expect(affectedSince(root)).toBeUndefined()
  rmSync(join(root, 'package-lock.json'))
  write({ 'e2e/walked.json': JSON.stringify({ commit: 'f'.repeat(40) }) })
  expect(affectedSince(root)).toBeUndefined()
})

test('a walk with uncommitted changes is not recorded', () => {
  aWalkedProgram()
  write({ 'src/kernel/form.css': 'form { color: blue }' })
  expect(writeWalked(root)).toBe(false)
})

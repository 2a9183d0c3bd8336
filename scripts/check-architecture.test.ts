import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { architectureProblems } from './architecture/problems.mjs'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The problems of a source tree with these files, by path. */
function problemsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'architecture-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return architectureProblems(root)
}

const constant = 'export const one = 1\n'

test('a tree that follows the rules has no problems', () => {
  const files = {
    'src/kernel/contract/day.ts': constant,
    'src/kernel/server/list.ts': `import { Pool } from 'pg'\nimport { one } from '../contract/day.ts'\n`,
    'src/features/paths.ts': constant,
    'src/features/products/products.contract.ts': `import Big from 'big.js'\nimport { one } from '../paths.ts'\n`,
    'src/features/products/products.server.ts': `import { one } from './products.contract.ts'\n`,
    'src/features/invoices/invoices.client.tsx': `import { one } from '../products/products.contract.ts'\n`,
    'src/app/server.ts': `import { one } from '../features/products/products.server.ts'\n`,
  }
  expect(problemsOf(files)).toEqual([])
})

describe('imports point back', () => {
  test('from the kernel to a feature is refused', () => {
    const files = {
      'src/kernel/server/list.ts': `\nimport { one } from '../../features/settings/rates.ts'\n`,
      'src/features/settings/rates.ts': constant,
    }
    expect(problemsOf(files)).toEqual([
      expect.stringMatching(
        /^src\/kernel\/server\/list\.ts:2: kernel\/server must not know features\/settings/,
      ),
    ])
  })

  test('from a lower folder of the server to a higher one is refused, except in tests', () => {
    const files = {
      'src/kernel/server/database/open.ts': `import { one } from '../backup/instance.ts'\n`,
      'src/kernel/server/database/open.test.ts': `import { one } from '../backup/instance.ts'\n`,
      'src/kernel/server/backup/instance.ts': `import { one } from '../kernel.ts'\n`,
      'src/kernel/server/kernel.ts': constant,
    }
    expect(problemsOf(files)).toEqual([
      expect.stringMatching(/^src\/kernel\/server\/database\/open\.ts:1: database must not know backup/),
    ])
  })

  test('from a part to the kernel is refused, in its tests too', () => {
    const files = {
      'src/parts/program/start.test.ts': `import { one } from '../../kernel/server/list.ts'\n`,
      'src/kernel/server/list.ts': constant,
    }
    expect(problemsOf(files)).toEqual([expect.stringContaining('parts/program must not know kernel/server')])
  })

  test('from an earlier feature to a later one is refused, dynamic imports included', () => {
    const files = {
      'src/features/products/screens.client.tsx': `const later = import('../invoices/totals.ts')\n`,
      'src/features/invoices/totals.ts': constant,
    }
    expect(problemsOf(files)).toEqual([
      expect.stringContaining('features/products must not know features/invoices'),
    ])
  })

  test('a test of a feature may start the whole app, a test of the kernel may not', () => {
    const files = {
      'src/app/start.server.ts': constant,
      'src/features/products/products.test.ts': `import { one } from '../../app/start.server.ts'\n`,
      'src/kernel/server/list.test.ts': `import { one } from '../../app/start.server.ts'\n`,
    }
    expect(problemsOf(files)).toEqual([expect.stringMatching(/^src\/kernel\/server\/list\.test\.ts:1: /)])
  })

  test('a file in no known folder is refused', () => {
    expect(problemsOf({ 'src/features/gadgets/gadget.ts': constant })).toEqual([
      expect.stringContaining('is in no known folder'),
    ])
  })
})

describe('server and client files meet only in contracts and pure files', () => {
  test.each([
    [
      'a screen and a route file',
      'terms.client.tsx',
      './terms.server.ts',
      'a client file must not import a server file',
    ],
    [
      'a route file and a screen',
      'terms.server.ts',
      './terms.client.tsx',
      'a server file must not import a client',
    ],
    [
      'a contract and a route file',
      'terms.contract.ts',
      './terms.server.ts',
      'must not import a server file',
    ],
    ['a screen and Node', 'terms.client.tsx', 'node:fs', 'a client file must not import node:fs'],
    ['a route file and React', 'terms.server.ts', 'react', 'a server file must not import react'],
    ['a pure file and Node', 'terms.ts', 'node:fs', 'a file of both sides must not import node:fs'],
    ['a pure file and a library of one side', 'terms.ts', '@mantine/core', 'must not import @mantine/core'],
  ])('%s', (_title, from, to, message) => {
    const problems = problemsOf({ [`src/features/terms/${from}`]: `import { one } from '${to}'\n` })
    expect(problems).toEqual([expect.stringContaining(message)])
  })
})

test('a file whose suffix tells the wrong side is reported once', () => {
  const imports = `import { one } from './terms.server.ts'\nimport { readFile } from 'node:fs'\n`
  expect(problemsOf({ 'src/features/terms/terms.ts': imports })).toEqual([
    expect.stringContaining(
      'src/features/terms/terms.ts:1: a file of both sides must not import a server file',
    ),
  ])
})

test('an import cycle is refused', () => {
  const files = {
    'src/features/people/a.ts': `import { b } from './b.ts'\n`,
    'src/features/people/b.ts': `import { c } from './c.ts'\n`,
    'src/features/people/c.ts': `import type { a } from './a.ts'\n`,
  }
  expect(problemsOf(files)).toEqual([expect.stringContaining('src/features/people/c.ts:1: closes a circle')])
})

describe('the kernel names no kind of record of a feature', () => {
  const declared = {
    'src/features/money/petty-cash/petty-cash.contract.ts': `export const pettyCash = entity({ name: 'petty_cash', path: '/petty-cash' })\n`,
  }

  test.each([
    `const table = 'petty_cash'`,
    `const path = '/petty-cash'`,
    'const rows = sql`select id from petty_cash where id = ${id}`',
  ])('%s', (code) => {
    expect(problemsOf({ ...declared, 'src/kernel/server/list.ts': `\n${code}\n` })).toEqual([
      expect.stringMatching(/^src\/kernel\/server\/list\.ts:2: names petty[_-]cash, a kind of record/),
    ])
  })

  test('file names, identifiers, comments and longer texts with the word are allowed', () => {
    const text = `// The petty_cash of an office.\nexport const pettyCash = 'see petty_cash'\n`
    expect(problemsOf({ ...declared, 'src/kernel/server/petty-cash.ts': text })).toEqual([])
  })
})

describe('names and files', () => {
  test.each(['src/kernel/server/utils.ts', 'src/features/people/helpers/name.ts', 'e2e/support/misc.ts'])(
    '%s is too general a name',
    (path) => {
      expect(problemsOf({ [path]: constant })).toEqual([expect.stringContaining('name for anything')])
    },
  )

  test('an index file is refused', () => {
    expect(problemsOf({ 'src/kernel/server/index.ts': constant })).toEqual([
      expect.stringContaining('index file'),
    ])
  })

  test.each([`export * from './b.ts'`, `export { one } from './b.ts'`])('%s only re-exports', (code) => {
    const files = { 'src/features/people/a.ts': `${code}\n`, 'src/features/people/b.ts': constant }
    expect(problemsOf(files)).toEqual([expect.stringContaining('passes on what ./b.ts exports')])
  })

  test('300 lines are allowed, 301 are refused', () => {
    const lines = (count: number) => '// line\n'.repeat(count)
    expect(problemsOf({ 'src/app/long.ts': lines(300) })).toEqual([])
    expect(problemsOf({ 'src/app/long.ts': lines(301) })).toEqual([expect.stringContaining('has 301 lines')])
  })
})

test.each(['const x: any = 1', 'const x = y as any', 'const x = y as unknown as string'])(
  '%s is refused',
  (code) => {
    expect(problemsOf({ 'src/app/types.ts': `${code}\n` })).toEqual([
      expect.stringContaining('bypasses the type checker'),
    ])
  },
)

test('the word any in text or a comment is not the type', () => {
  expect(problemsOf({ 'src/app/types.ts': `// any\nconst x = 'as any'\n` })).toEqual([])
})

describe('documents', () => {
  const index = '- [0001](0001-fields.md) Fields: stands.\n- 0002 Tokens: a line.\n'
  const record = '# 0001 Fields\n\nAs 0002 says.\n'

  test('that name existing decisions and files have no problems', () => {
    const files = {
      'docs/decisions/README.md': index,
      'docs/decisions/0001-fields.md': record,
      'docs/a.md': 'See `src/app/a.ts`, [0001](decisions/0001-fields.md) and (0002).\n',
      'src/app/a.ts': `// decision 0002\n${constant}`,
    }
    expect(problemsOf(files)).toEqual([])
  })

  test.each([
    ['docs/a.md', 'As before (0003).\n', 'docs/a.md:1: names decision 0003'],
    ['src/app/a.sql', '\n-- decision 0003\n', 'src/app/a.sql:2: names decision 0003'],
    ['vite.config.ts', '// docs/decisions/0003\n', 'vite.config.ts:1: names decision 0003'],
    ['docs/a.md', 'In `src/app/gone.ts`.\n', 'docs/a.md:1: names src/app/gone.ts, which is not there'],
    ['docs/decisions/0004-later.md', '# Later\n', 'docs/decisions/0004-later.md:1: has no line in'],
  ])('%s with %j is refused', (path, text, message) => {
    const files = { 'docs/decisions/README.md': index, 'docs/decisions/0001-fields.md': record, [path]: text }
    expect(problemsOf(files)).toEqual([expect.stringContaining(message)])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { literalTextsIn } from '../../testing/literal-texts.ts'

const root = join(packageRoot, 'src')

/** Every file that renders elements or texts. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !/\.test\.|testing/.test(path),
)

test('no component contains untranslated text', () => {
  const found = files.flatMap((path) =>
    literalTextsIn(readFileSync(join(root, path), 'utf8'), path).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['text of an element', `const a = <p>Hello there</p>`, 'Hello there'],
  ['text around a value', `const a = <p>of {count} rows</p>`, 'of'],
  ['an attribute that is read out', `const a = <input aria-label="Search here" />`, 'Search here'],
  ['either of two', `const a = <p>{is ? 'One thing' : say('Save')}</p>`, 'One thing'],
  ['an ellipsis glued to a sentence', "const a = <Input hint={`${say('Search')}…`} />", '…'],
  ['a template', 'const a = <p>{`Error: ${it}`}</p>', 'Error: '],
  [
    'a label of the library',
    `import { Button } from '@mantine/core'\nconst a = <Button title="Do it" />`,
    'Do it',
  ],
])('%s is found', (_what, source, text) => {
  expect(literalTextsIn(source, 'a.tsx')).toEqual(expect.arrayContaining([text]))
})

test('translated text, types and non-text are not', () => {
  const source = `
    import { Heading } from './heading.tsx'
    const a = <Heading title="Customers"><b className="a b">{say('Save')}</b> · {name}</Heading>`
  expect(literalTextsIn(source, 'a.tsx')).toEqual([])
})

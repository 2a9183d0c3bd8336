import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const library = join(source, '..', 'node_modules', '@mantine')
const core = join(library, 'core', 'esm')

/** Every name that the files below a folder import from the component library. */
function importedNames(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(tsx|mjs)$/.test(path),
  )
  return files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/import \{([^}]+)\} from ['"]@mantine\/core['"]/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim()),
  )
}

/** Where the library keeps what it exports. */
function exportingFiles(): Map<string, string> {
  const entry = readFileSync(join(core, 'index.mjs'), 'utf8')
  const imports = [...entry.matchAll(/import \{([^}]+)\} from "(\.[^"]+)"/g)]
  return new Map(
    imports.flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim(), join(core, path)]),
    ),
  )
}

/** The style sheets of a file of the library and of everything that it is made of. */
function collectStyles(file: string, seen: Set<string>, styles: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    if (path.endsWith('.module.mjs')) styles.add(basename(path, '.module.mjs'))
    else collectStyles(join(dirname(file), path), seen, styles)
  }
}

test('the styles of every component in use are loaded, and no others', () => {
  const names = [source, ...['dates', 'spotlight'].map((name) => join(library, name, 'esm'))].flatMap(
    importedNames,
  )
  const files = exportingFiles()
  const needed = new Set(['baseline', 'global'])
  const seen = new Set<string>()
  for (const name of names) {
    const file = files.get(name)
    if (file) collectStyles(file, seen, needed)
  }
  const loaded = ['first-styles.ts', 'frame-styles.ts']
    .map((name) => readFileSync(join(source, 'kernel', 'client', name), 'utf8'))
    .flatMap((styles) => [...styles.matchAll(/styles\/(\w+)\.layer\.css/g)])
    .map(([, name]) => name)
  expect(loaded.toSorted()).toEqual([...needed].toSorted())
  expect(needed).toContain('Button')
})

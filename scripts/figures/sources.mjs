import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const written = new Set(['.ts', '.tsx', '.mjs', '.css', '.sql', '.typ', '.html'])

/**
 * Every hand-written source file of the repository: path, text, number of lines, and tier. `tests` are tests and what
 * only tests use; `words` the translations; `demo` the sample data; everything else below `src` and `migrations` is the
 * product, named by its first folders.
 */
export function sourcesIn(root) {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return paths
    .filter((path) => written.has(extname(path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1, tier: tierOf(path), suffix: suffixOf(path) }
    })
}

export const isProduct = ({ tier }) => /^(src|migrations)/.test(tier)

function tierOf(path) {
  if (/\.(test|spec)\.|(^|\/)testing\//.test(path) || /^(e2e|trials)\//.test(path)) return 'tests'
  if (path.startsWith('src/i18n/')) return 'words'
  if (path.startsWith('src/app/demo/')) return 'demo'
  const [first, second, third] = path.split('/')
  if (first !== 'src') return first ?? ''
  return second === 'kernel' ? `src/kernel/${third}` : `src/${second}`
}

/** `.server.ts`, `.client.tsx`, `.css`: the side, if any, then the language. */
function suffixOf(path) {
  const [, suffix] = /((?:\.(?:server|client|test|spec|d|module))?\.[a-z]+)$/.exec(path) ?? []
  return suffix ?? extname(path)
}

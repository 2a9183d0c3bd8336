import { isTest, mayImportPackage, folderOf, serverFolderOf, sideOf } from './folders.mjs'

const mostLines = 300
/** Catalogs may have any length. */
const catalogs = /^src\/i18n\/\w+\//
const emptyNames = /^(utils?|helpers?|misc|common|shared|stuff)$/
/** Each rule takes all sources and returns problems as `{ path, line, message }`. */
export const rules = [
  filesAreInFolders,
  importsPointBack,
  serverFoldersPointBack,
  sidesMeetInContracts,
  noCycles,
  kernelNamesNoEntity,
  namesSayWhatFilesHold,
  noReExports,
  filesAreShort,
  typesAreKept,
]

function filesAreInFolders(sources) {
  return inSrc(sources)
    .filter(({ path }) => !folderOf(path) && path !== 'src/env.d.ts')
    .map(({ path }) => ({
      path,
      line: 1,
      message: `is in no known folder; move it, or add its feature to the list in src/features/order.json`,
    }))
}

function importsPointBack(sources) {
  return eachImport(inSrc(sources), (from, { path: to }) => {
    const own = folderOf(from.path)
    const other = to === undefined ? undefined : folderOf(to)
    if (!own || !other || other.rank <= own.rank) return undefined
    // A test may use the whole app, which only `app` can start. Tests of parts and kernel run without features.
    if (isTest(from.path) && !/^(parts|kernel)\//.test(own.name)) return undefined
    return `${own.name} must not know ${other.name}, which comes later; let ${other.name} call it, or move what both need back`
  })
}

function serverFoldersPointBack(sources) {
  return eachImport(sources, (from, { path: to }) => {
    const own = serverFolderOf(from.path)
    const other = to === undefined ? undefined : serverFolderOf(to)
    if (!own || !other || (other.rank >= 0 && other.rank <= own.rank)) return undefined
    return `${own.name} must not know ${other.name}, which comes later in the list of scripts/architecture/folders.mjs; let ${other.name} call it, or move what both need back`
  })
}

function sidesMeetInContracts(sources) {
  return inSrc(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((from) => {
      const problems = eachImport([from], sidesMeet)
      // A server file without its suffix would be reported once for each of its imports.
      return sideOf(from.path) === 'shared' ? problems.slice(0, 1) : problems
    })
}

function sidesMeet(from, { specifier, path: to }) {
  const side = sideOf(from.path)
  if (to === undefined) {
    if (mayImportPackage(side, specifier)) return undefined
    return `${describe(side)} must not import ${specifier}; ${advice(side)}`
  }
  if (!/\.tsx?$/.test(to)) return undefined
  const other = sideOf(to)
  if (other === 'shared' || other === side) return undefined
  return `${describe(side)} must not import ${describe(other)} (${to}); ${advice(side)}`
}

function describe(side) {
  return side === 'shared' ? 'a file of both sides' : `a ${side} file`
}

function advice(side) {
  return side === 'shared'
    ? 'give this file the suffix of its side, or keep it pure'
    : 'put what both sides need into a contract or a pure file'
}

function noCycles(sources) {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set()
  const problems = []
  const visit = (source, trail) => {
    if (done.has(source.path)) return
    for (const { path, line } of source.imports) {
      const next = byPath.get(path)
      if (!next) continue
      const start = [...trail, source.path].indexOf(path)
      if (start < 0) visit(next, [...trail, source.path])
      else {
        const circle = [...trail, source.path].slice(start).join(' → ')
        problems.push({
          path: source.path,
          line,
          message: `closes a circle of imports (${circle} → ${path}); move what both need to a file of its own`,
        })
      }
    }
    done.add(source.path)
  }
  for (const source of sources) visit(source, [])
  return problems
}

/**
 * A string equal to the name of a kind of record, as given by the `entity({ … })` of its feature, ties a file of the
 * kernel to that feature. Kinds declared in tests of the kernel are allowed.
 */
function kernelNamesNoEntity(sources) {
  const names = new Set(
    sources
      .filter(({ path }) => !/^src\/(parts|kernel)\//.test(path))
      .flatMap(({ entityNames }) => entityNames),
  )
  return sources
    .filter(({ path }) => /^src\/(parts|kernel)\//.test(path))
    .flatMap(({ path, texts }) =>
      texts
        .filter(({ text }) => names.has(text))
        .map(({ text, line }) => ({
          path,
          line,
          message: `names ${text}, a kind of record of a feature; kernel and parts serve any kind, so name it in the feature`,
        })),
    )
}

function namesSayWhatFilesHold(sources) {
  return sources
    .filter(({ path }) => path.split('/').some((part) => emptyNames.test(part.split('.')[0])))
    .map(({ path }) => ({
      path,
      line: 1,
      message: 'has a name for anything; name it after the one thing that it holds',
    }))
}

function noReExports(sources) {
  const barrels = sources
    .filter(({ path }) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path))
    .map(({ path }) => ({
      path,
      line: 1,
      message: 'is an index file; import from the file that holds the thing',
    }))
  const passedOn = sources.flatMap(({ path, reExports }) =>
    reExports.map(({ line, specifier }) => ({
      path,
      line,
      message: `passes on what ${specifier} exports; let its users import it from there`,
    })),
  )
  return [...barrels, ...passedOn]
}

function filesAreShort(sources) {
  return sources
    .filter(({ path, lineCount }) => lineCount > mostLines && !catalogs.test(path))
    .map(({ path, lineCount }) => ({
      path,
      line: mostLines + 1,
      message: `has ${lineCount} lines, ${mostLines} at most; give its second idea a file of its own`,
    }))
}

function typesAreKept(sources) {
  return sources.flatMap(({ path, escapes }) =>
    escapes.map(({ line, what }) => ({
      path,
      line,
      message: `${what} bypasses the type checker; use the real type`,
    })),
  )
}

function inSrc(sources) {
  return sources.filter(({ path }) => path.startsWith('src/'))
}

function eachImport(sources, judge) {
  return sources.flatMap((from) =>
    from.imports.flatMap((imported) => {
      const message = judge(from, imported)
      return message === undefined ? [] : [{ path: from.path, line: imported.line, message }]
    }),
  )
}

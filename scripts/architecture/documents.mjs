import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const records = 'docs/decisions'
const index = `${records}/README.md`
const places = ['README.md', 'docs', 'src', 'e2e', 'bench', 'trials', 'scripts', 'migrations', '.']
/** Guides that name files to be created. */
const recipes = /^docs\/add-a-/

/**
 * References in documents and comments to something that does not exist, as `{ path, line, message }`: decisions
 * missing from the index, records without an entry in it, and source files.
 */
export function documentProblems(root) {
  if (!existsSync(join(root, index))) return []
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const known = new Set(Array.from(read(index).matchAll(/^- \[?(\d{4})\b/gm), ([, number]) => number))
  const written = filesBelow(root, records, /^\d{4}-.*\.md$/)
    .filter((path) => !read(index).includes(`](${path.slice(records.length + 1)})`))
    .map((path) => ({
      path,
      line: 1,
      message: `has no line in ${index}; add one, in the group it belongs to`,
    }))
  const named = places
    .flatMap((place) => filesBelow(root, place, /\.(md|mjs|py|sql|tsx?)$/))
    .flatMap((path) => {
      const isDocument = path.endsWith('.md')
      return read(path)
        .split('\n')
        .flatMap((text, at) =>
          [
            ...numbersIn(text, isDocument)
              .filter((number) => !known.has(number))
              .map((number) => `names decision ${number}, which ${index} does not have`),
            ...(isDocument && !recipes.test(path) ? filesIn(text) : [])
              .filter((file) => !existsSync(join(root, file)))
              .map((file) => `names ${file}, which is not there`),
          ].map((message) => ({ path, line: at + 1, message })),
        )
    })
  return [...written, ...named]
}

/** The numbers of decisions; in documents also bare ones in brackets, as `(0090)`. */
function numbersIn(text, isDocument) {
  const pattern = isDocument ? /(?:\bdecisions?[ /]|[([])(0\d{3})\b/gi : /\bdecisions?[ /](0\d{3})\b/gi
  // A link contains its number twice.
  return [...new Set(Array.from(text.matchAll(pattern), ([, number]) => number))]
}

/** The files and folders of src that a document names. */
function filesIn(text) {
  return Array.from(text.matchAll(/`(src\/[\w./-]+)`/g), ([, file]) => file)
}

function filesBelow(root, place, name) {
  if (!existsSync(join(root, place))) return []
  if (name.test(place)) return [place]
  // At the root only files are checked, such as the bundler's settings; its folders are listed one by one.
  if (place === '.') return readdirSync(root).filter((file) => name.test(file) && file !== 'README.md')
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
}

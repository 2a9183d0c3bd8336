import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

const folders = ['src', 'e2e', 'bench', 'trials', 'scripts']

/**
 * Parses every source file below the root: imports and re-exports with their lines, strings, declared kinds of records,
 * names of `paths` in use, and places that bypass the type checker.
 */
export function readSources(root) {
  return folders.flatMap((folder) => filesBelow(root, folder)).map((path) => readSource(root, path))
}

function filesBelow(root, folder) {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(root, path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const { module, program } = parseSync(path, text)
  const lineAt = (offset) => text.slice(0, offset).split('\n').length
  const imported = (specifier, offset) => ({
    specifier,
    line: lineAt(offset),
    path: resolve(path, specifier),
  })
  const reExports = module.staticExports.flatMap(({ start, entries }) => {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value
    return from === undefined ? [] : [imported(from, start)]
  })
  const imports = [
    ...module.staticImports.map(({ start, moduleRequest }) => imported(moduleRequest.value, start)),
    ...module.dynamicImports.flatMap(({ start, moduleRequest }) => {
      const specifier = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
      return specifier === undefined ? [] : [imported(specifier, start)]
    }),
    ...reExports,
  ]
  return {
    path,
    imports,
    reExports,
    ...textsOf(program, lineAt),
    lineCount: text.split('\n').length - 1,
    escapes: escapesOf(program, lineAt),
  }
}

function resolve(from, specifier) {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined
}

/**
 * The strings of a program: literals, and the text of `sql` templates. `entityNames` are the names and paths of kinds
 * declared by `entity({ name, path, … })`, `pathNames` the names in expressions `paths.name`.
 */
function textsOf(program, lineAt) {
  const texts = []
  const entityNames = []
  const pathNames = []
  const visitor = new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') texts.push({ text: value.replace(/^\//, ''), line: lineAt(start) })
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { start, value } of quasi.quasis) {
        for (const { 0: text, index } of value.raw.matchAll(/\w+/g))
          texts.push({ text, line: lineAt(start + index) })
      }
    },
    MemberExpression: ({ object, property }) => {
      const isPath = object.type === 'Identifier' && object.name === 'paths' && property.type === 'Identifier'
      if (isPath) pathNames.push(property.name)
    },
    CallExpression: ({ callee, arguments: [described] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'entity' || described?.type !== 'ObjectExpression')
        return
      for (const { key, value } of described.properties) {
        const isName = key?.name === 'name' || key?.name === 'path'
        if (isName && typeof value.value === 'string') entityNames.push(value.value.replace(/^\//, ''))
      }
    },
  })
  visitor.visit(program)
  return { texts, entityNames, pathNames }
}

function escapesOf(program, lineAt) {
  const escapes = []
  const visitor = new Visitor({
    TSAnyKeyword: (node) => escapes.push({ line: lineAt(node.start), what: '`any`' }),
    TSAsExpression: ({ start, expression }) => {
      const double =
        expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword'
      if (double) escapes.push({ line: lineAt(start), what: '`as unknown as`' })
    },
  })
  visitor.visit(program)
  return escapes
}

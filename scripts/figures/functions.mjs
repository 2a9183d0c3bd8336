import { parseSync } from 'vite'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** All functions of a file with their length in lines, by the name that they are bound to, if any. */
export function functionsIn({ path, text }) {
  const found = []
  const lineOf = linesOf(text)
  const visit = (node, name) => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, name))
    if (typeof node?.type !== 'string') return
    const named = nameOf(node) ?? name
    if (functions.has(node.type)) {
      found.push({ path, name: named, lines: lineOf(node.end) - lineOf(node.start) + 1 })
    }
    const below = functions.has(node.type) ? `${named} …` : named
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, below)
  }
  visit(parseSync(path, text).program, 'the file')
  return found
}

function nameOf(node) {
  const { name, value } = node.id ?? node.key ?? {}
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

/** Returns the function that converts an offset into a line number. */
function linesOf(text) {
  const ends = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

import { documentProblems } from './documents.mjs'
import { rules } from './rules.mjs'
import { readSources } from './sources.mjs'

/**
 * All violations of the architecture below `root`, as lines `file:line: what is wrong, and what to do`.
 * @param {string} root
 * @returns {string[]}
 */
export function architectureProblems(root) {
  const sources = readSources(root)
  const problems = [...rules.flatMap((rule) => rule(sources)), ...documentProblems(root)]
  problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
  return problems.map(({ path, line, message }) => `${path}:${line}: ${message}`)
}

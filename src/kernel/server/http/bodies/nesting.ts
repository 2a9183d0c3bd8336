import { Problem } from '../../../contract/problem.ts'

/** Inkwell's own forms have at most four levels. Storing and hashing are recursive, so the depth must be limited. */
const levelsMax = 20

/** Throws `bad_request` if lists and records are nested too deeply; does not look deeper than the limit. */
export function assertShallow(body: unknown): void {
  if (isDeeper(body, levelsMax)) throw new Problem('bad_request', 'The request body is nested too deeply.')
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

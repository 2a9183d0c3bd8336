import { Problem } from '../../../contract/problem.ts'

/** No form of ours has more than four levels. What is stored and hashed is walked by itself, which ends somewhere. */
const levelsMax = 20

/** Refuses a body in which lists and records stand within one another without end; it looks no deeper than is allowed. */
export function assertShallow(body: unknown): void {
  if (isDeeper(body, levelsMax)) throw new Problem('bad_request', 'The request body is nested too deeply.')
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

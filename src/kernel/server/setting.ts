import { StartError } from '../../parts/program/start-error.ts'

/** A wrong value stops the start with what is allowed; secrets are never repeated. */
export function readSetting<T>(
  env: NodeJS.ProcessEnv,
  name: string,
  parse: (value: string) => T | Wrong,
): T | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  const result = parse(value)
  if (result instanceof Wrong) throw new StartError(`${name} ${result.allowed}.`)
  return result
}

/** What a variable may be, where it is something else. */
export class Wrong {
  readonly allowed: string
  constructor(allowed: string) {
    this.allowed = allowed
  }
}

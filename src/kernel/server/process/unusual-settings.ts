import { settingNames } from './setting.ts'

const known = new Set<string>(settingNames)

/** Ignores case and punctuation: `backup-dir` is taken for BACKUP_DIR. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Warnings about variables that look like settings of Inkwell and have no effect: settings that are empty, and names
 * that differ from a setting by a letter. An empty setting could silently leave backups unencrypted; a misspelt one
 * leaves the default.
 */
export function unusualSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (known.has(name)) return value?.trim() === '' ? emptyWords(name) : []
    const meant = settingNames.find((each) => isAlmost(plain(name), plain(each)))
    return meant === undefined ? [] : `Settings: ${name} is no setting and counts for nothing; write ${meant}`
  })
}

function emptyWords(name: string): string {
  const effect = name === 'BACKUP_PASSPHRASE' ? ', so backups are not encrypted' : ''
  return `Settings: ${name} is empty and counts for nothing${effect}; give it a value, or take its line away`
}

/** Whether the two differ by one letter more, less or other, or by two letters that change places. */
function isAlmost(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, meant] = [one.slice(same), other.slice(same)]
  const [first = '', second = '', ...left] = rest
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    second + first + left.join('') === meant
  )
}

import { settingNames } from './setting.ts'

const known = new Set<string>(settingNames)

/** Names are read as people write them: `backup-dir` is meant to be BACKUP_DIR. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * What of an environment counts for nothing, though somebody wrote it for Inkwell: settings that are empty, and names that
 * differ from one by a letter. The first would silently leave backups unencrypted, the second a port or a folder as it is.
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

/** Whether one becomes the other by one letter more, less or other, or by two that change places. */
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

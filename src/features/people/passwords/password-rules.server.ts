import { dictionary } from '@zxcvbn-ts/language-common'
import sql from 'sql-template-tag'
import type { Label } from '../../../i18n/messages.ts'
import { asciiDigits, isInvisible } from '../../../kernel/contract/values/text.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { isRun } from '../character-runs.ts'

/** The known names of a person, which their password must not be. */
export type PersonNames = Partial<
  Record<'username' | 'email' | 'phone_number' | 'first_name' | 'last_name', string | null>
>

/** In lower case. */
const common = new Set(dictionary['passwords-common'])
const commonLengthMin = 4
const product = 'inkwell'

const plain = (text: string) => asciiDigits(text.normalize('NFKC')).trim().toLowerCase()

/** Without separators between the parts of a name or number. */
const squeezed = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

/** The password with lookalikes replaced: `p@ssw0rd` becomes `password`. A 1 may be an i or an l. */
function readings(text: string): string[] {
  const read = text.replace(/./gu, (sign) => lookalikes[sign] ?? sign)
  return [text, read.replaceAll('1', 'i'), read.replaceAll('1', 'l')]
}

/** A password, also without a few characters before and after a word. */
function cores(given: string): string[] {
  const tailless = given.replace(/[^\p{L}]{1,4}$/u, '')
  const headless = given.replace(/^[^\p{L}]{1,4}/u, '')
  const bare = tailless.replace(/^[^\p{L}]{1,4}/u, '')
  return [given, tailless, headless, bare].flatMap(readings).flatMap((text) => [text, squeezed(text)])
}

function namesOf({ username, email, phone_number, first_name, last_name }: PersonNames): Set<string> {
  const local = email?.split('@')[0]
  const names = [
    username,
    email,
    local,
    phone_number,
    first_name,
    last_name,
    [first_name, last_name].join(' '),
  ]
  return new Set(names.map((name) => plain(name ?? '')).flatMap((name) => [name, squeezed(name)]))
}

/** Whether a password without the names of product and company is hardly more than digits. */
function isProductOrCompanyName(given: string, company: readonly string[]): boolean {
  const words = company.flatMap((name) => plain(name).split(/\s+/u)).map(squeezed)
  const whole = company.map((name) => squeezed(plain(name)))
  const names = [...whole, product, ...words].filter(({ length }) => length >= commonLengthMin)
  return readings(given)
    .map(squeezed)
    .some((text) => {
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
      return rest !== text && rest.replace(/\d/g, '').length <= commonLengthMin
    })
}

/** Whether a password is the user name plus digits. */
function isUserNameAndDigits(given: string, username: string | null | undefined): boolean {
  const name = squeezed(plain(username ?? ''))
  return (
    name !== '' &&
    [given, ...readings(given)].map(squeezed).some((text) => {
      const rest = text.replaceAll(name, '')
      return rest !== text && /^\d*$/.test(rest)
    })
  )
}

/** The names of the company in all languages. */
export async function companyNames(db: Db): Promise<string[]> {
  const found = await db.row<{ names: string[] }>(sql`
    select array_remove(array[name, name_ar, name_ckb], null) as names from settings`)
  return found?.names ?? []
}

/**
 * Why a password is refused for a person of this company, apart from its length; null if it is allowed. Existing
 * passwords are not checked.
 */
export function passwordFault(
  password: string,
  person: PersonNames,
  company: readonly string[],
): Label | null {
  const given = plain(password)
  if (isInvisible(password)) return 'Password must contain visible characters.'
  if (isRun(given)) return 'Password must not be a repeated character or a sequence such as 12345678.'
  if (cores(given).some((core) => core.length >= commonLengthMin && common.has(core))) {
    return 'This password is too common. Choose another.'
  }
  const names = namesOf(person)
  if ([...readings(given), squeezed(given) || given].some((text) => names.has(text))) {
    return 'Password must not be the user’s name, email or phone number.'
  }
  if (isUserNameAndDigits(given, person.username)) {
    return 'Password must not be your user name followed by digits. Choose another password.'
  }
  if (isProductOrCompanyName(given, company))
    return 'Password must not be the name of the company or of Inkwell.'
  return null
}

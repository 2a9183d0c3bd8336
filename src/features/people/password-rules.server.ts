import { dictionary } from '@zxcvbn-ts/language-common'
import type { Label } from '../../words/sentences.ts'
import { isInvisible } from '../../kernel/contract/text.ts'

/** What people call somebody, as far as it is known; no password of theirs. */
export type PersonNames = Partial<
  Record<'username' | 'email' | 'phone_number' | 'first_name' | 'last_name', string | null>
>

/** In small letters, the commonest first. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Without what people put between the parts of a name or number. */
const squeezed = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

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

/** Why a password is refused for a person, whatever its length; null for one that may be theirs. */
export function passwordFault(password: string, person: PersonNames): Label | null {
  const given = plain(password)
  if (isInvisible(password)) return 'A password must have signs that can be seen.'
  if (commonest.has(given)) return 'This is one of the commonest passwords. Choose another.'
  const names = namesOf(person)
  if (names.has(given) || names.has(squeezed(given) || given)) {
    return 'A password must not be a name, e-mail or phone of its owner.'
  }
  return null
}

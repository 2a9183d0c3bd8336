import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { passwordFault } from './password-rules.server.ts'
import { aUser, password as own, personForm } from '../testing/a-user.ts'

const person = {
  username: 'sara.ali.1990',
  email: 'sara.ali@Example.com',
  phone_number: '+964 770-123-4567',
  first_name: 'Saraswati',
  last_name: 'Ali-Al-Bayati',
}

const company = ['Tigris Pens', 'أقلام دجلة']

test.each([
  ['password'],
  ['12345678'],
  // Near the end of the list.
  ['xpcrew2012'],
  ['dimazarya'],
  ['P@ssw0rd1'],
  ['p455w0rd'],
  ['Dr@g0n2024!'],
  ['!!admin123'],
  ['aaaaaaaa'],
  ['!!!!!!!!'],
  ['ءءءءءءءء'],
  ['abcdefgh'],
  ['hgfedcba'],
  ['qwertyui'],
  ['0987654321'],
  ['aaaa1234'],
  ['qwerasdf'],
  ['ضصثقفغعه'],
  ['١٢٣٤٥٦٧٨'],
  ['۹۸۷۶۵۴۳۲'],
  ['password۱'],
  ['Inkwell2026'],
  ['1nkw3ll!!'],
  ['my-inkwell'],
  ['Tigris Pens'],
  ['tigris-pens-2026'],
  ['أقلام دجلة'],
  ['٩٦٤٧٧٠١٢٣٤٥٦٧'],
  ['PassWord1'],
  ['ｑｗｅｒｔｙｕｉｏｐ'],
  [' iloveyou '],
  ['        '],
  ['\u200b'.repeat(8)],
  ['\u3000'.repeat(9)],
  ['Sara.Ali.1990'],
  ['SARA.ALI@example.com'],
  ['sara.ali'],
  ['sara.ali.1990.2026'],
  ['saraali1990!77'],
  ['12sara.ali.1990'],
  ['saraali1990'],
  ['+9647701234567'],
  ['9647701234567'],
  ['saraswati'],
  ['Ali-Al-Bayati'],
  ['saraswati ali-al-bayati'],
  ['SaraswatiAliAlBayati'],
])('%j is refused', (given) => {
  expect(passwordFault(given, person, company)).toEqual(expect.any(String))
})

test.each([
  ['ink and paper'],
  ['قەڵەم و کاغەز'],
  ['sara.ali.1991'],
  ['!?!?!?!?'],
  ['correct horse battery'],
  ['blue inkwell on the desk'],
  ['Zs7#kQ0p'],
  ['eight tigers swim'],
])('%j is accepted', (given) => {
  expect(passwordFault(given, { ...person, phone_number: '-' }, company)).toBeNull()
})

describe('a weak password is refused', async () => {
  const inkwell = await startTestInkwell()
  const admin = await inkwell.as('admin')
  const refusal = (field: string) => ({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })

  test('of a new user, and of a registration', async () => {
    for (const password of ['password', '        ']) {
      const form = personForm({ role: 'salesman', password })
      expect(await admin.post('/auth/users', form)).toMatchObject(refusal('password'))
      expect(await inkwell.anyone.post('/auth/register', form)).toMatchObject(refusal('password'))
    }
    const form = personForm({ role: 'salesman' })
    const itself = { ...form, password: form.email.toUpperCase() }
    expect(await admin.post('/auth/users', itself)).toMatchObject(refusal('password'))
    expect(await inkwell.anyone.post('/auth/register', itself)).toMatchObject(refusal('password'))
  })

  test('when it is set for another user, whose name may change in the same call', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const give = (changes: object) => admin.put(`/auth/user/update/${id}`, changes)
    expect(await give({ password: 'password1' })).toMatchObject(refusal('password'))
    expect(await give({ password: username })).toMatchObject(refusal('password'))
    expect(await give({ first_name: 'Scheherazade', password: 'scheherazade' })).toMatchObject(
      refusal('password'),
    )
  })

  test('when users choose their own', async () => {
    const { username } = await aUser(inkwell.pool)
    const api = await inkwell.signIn(username)
    for (const next of ['qwertyuiop', username.toUpperCase(), own]) {
      const body = { old_password: own, new_password: next, confirm_password: next }
      expect(await api.put('/auth/change-password', body)).toMatchObject(refusal('new_password'))
    }
  })
})

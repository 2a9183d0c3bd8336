import { Decrypter, Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { byPassphrase, forPassphrase } from './passphrase.ts'

const passphrase = 'قلم and ink, together'
const quick = 4

test('a file encrypted here is decrypted by the age library', async () => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(forPassphrase(passphrase, quick))
  const file = await encrypter.encrypt('the books')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  expect(await decrypter.decrypt(file, 'text')).toBe('the books')
})

test('a file encrypted by the library is decrypted here, with the right passphrase only', async () => {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(quick)
  const file = await encrypter.encrypt('the books')
  const decrypter = new Decrypter()
  decrypter.addIdentity(byPassphrase(passphrase))
  expect(await decrypter.decrypt(file, 'text')).toBe('the books')
  const stranger = new Decrypter()
  stranger.addIdentity(byPassphrase('another one altogether'))
  await expect(stranger.decrypt(file)).rejects.toThrow('identity')
})

import { Decrypter, Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { byPassphrase, forPassphrase } from './passphrase.ts'

const passphrase = 'قلم and ink, together'
const quick = 4

test('what is closed here is opened by the library, as by every other program for age files', async () => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(forPassphrase(passphrase, quick))
  const file = await encrypter.encrypt('the books')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  expect(await decrypter.decrypt(file, 'text')).toBe('the books')
})

test('what the library has closed is opened here, and by the right passphrase alone', async () => {
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

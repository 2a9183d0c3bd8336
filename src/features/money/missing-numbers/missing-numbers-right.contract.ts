import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may see which numbers are missing, of the kinds of documents that they may see. Apart from the calls, which come with the screen. */
export const missingNumbersRight = resource('missing_numbers', 'Missing Numbers', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

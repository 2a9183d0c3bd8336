import { resource } from '../../people/permissions/roles.contract.ts'

/**
 * The permission to see missing numbers, for the kinds of documents that the user may view. Defined apart from the
 * endpoints, which belong to the screen.
 */
export const missingNumbersRight = resource('missing_numbers', 'Missing Numbers', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

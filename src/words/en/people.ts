export const people = {
  'Hold|a user': 'Hold',
  'Too many attempts. Please try again in {count} minutes.': {
    one: 'Too many attempts. Please try again in {count} minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  },
}

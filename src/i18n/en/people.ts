export const people = {
  'Too many attempts. Try again in {count} minutes.': {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
}

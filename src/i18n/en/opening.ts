export const opening = {
  'Import {count} opening balances': {
    one: 'Import {count} opening balance',
    other: 'Import {count} opening balances',
  },
  'Applied|an amount': 'Applied',
  'Import {count} opening balances and skip {wrong}': {
    one: 'Import {count} opening balance and skip {wrong}',
    other: 'Import {count} opening balances and skip {wrong}',
  },
}

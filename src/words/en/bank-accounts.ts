export const bankAccounts = {
  'In|money': 'In',
  'Opening, with {count} earlier entries': {
    one: 'Opening, with {count} earlier entry',
    other: 'Opening, with {count} earlier entries',
  },
  'This account has {count} vouchers in {currency}, so its currency cannot change.': {
    one: 'This account has a voucher in {currency}, so its currency cannot change.',
    other: 'This account has {count} vouchers in {currency}, so its currency cannot change.',
  },
  'This account has {count} documents in {currency}, so its currency cannot change.': {
    one: 'This account has a document in {currency}, so its currency cannot change.',
    other: 'This account has {count} documents in {currency}, so its currency cannot change.',
  },
  'Open|to look at': 'Open',
  'Out|money': 'Out',
}

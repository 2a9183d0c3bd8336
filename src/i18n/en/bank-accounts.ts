export const bankAccounts = {
  'In|money': 'In',
  'Balance brought forward, including {count} earlier entries': {
    one: 'Balance brought forward, including {count} earlier entry',
    other: 'Balance brought forward, including {count} earlier entries',
  },
  'This account has {count} vouchers in {currency}, so its currency cannot be changed. Create a new account instead.':
    {
      one: 'This account has a voucher in {currency}, so its currency cannot be changed. Create a new account instead.',
      other:
        'This account has {count} vouchers in {currency}, so its currency cannot be changed. Create a new account instead.',
    },
  'This account has {count} documents in {currency}, so its currency cannot be changed. Create a new account instead.':
    {
      one: 'This account has a document in {currency}, so its currency cannot be changed. Create a new account instead.',
      other:
        'This account has {count} documents in {currency}, so its currency cannot be changed. Create a new account instead.',
    },
  'Open|to look at': 'Open',
  'Out|money': 'Out',
  'Opening Balance|of an account': 'Opening Balance',
}

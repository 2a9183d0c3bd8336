export const bankAccounts = {
  'In|money': 'In',
  'Opening, with {count} earlier entries': {
    one: 'Opening, with {count} earlier entry',
    other: 'Opening, with {count} earlier entries',
  },
  'Open|to look at': 'Open',
  'Out|money': 'Out',
}

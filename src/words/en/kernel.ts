export const kernel = {
  'Nothing was imported: {count} rows are wrong.': {
    one: 'Nothing was imported: {count} row is wrong.',
    other: 'Nothing was imported: {count} rows are wrong.',
  },
  'May|short': 'May',
}

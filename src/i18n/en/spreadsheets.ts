export const sheets = {
  '{count} rows with errors': { one: '{count} row with errors', other: '{count} rows with errors' },
  'Importing {count} rows… You can leave this page. The import continues.': {
    one: 'Importing {count} row… You can leave this page. The import continues.',
    other: 'Importing {count} rows… You can leave this page. The import continues.',
  },
  '{count} rows are already saved': {
    one: '{count} row is already saved',
    other: '{count} rows are already saved',
  },
  '{count} have errors': { one: '{count} has errors', other: '{count} have errors' },
  'Import {count} customers': { one: 'Import {count} customer', other: 'Import {count} customers' },
  'Import {count} customers and skip {wrong}': {
    one: 'Import {count} customer and skip {wrong}',
    other: 'Import {count} customers and skip {wrong}',
  },
  'Import {count} products': { one: 'Import {count} product', other: 'Import {count} products' },
  'Import {count} products and skip {wrong}': {
    one: 'Import {count} product and skip {wrong}',
    other: 'Import {count} products and skip {wrong}',
  },
  'Nothing was imported: {count} rows have errors.': {
    one: 'Nothing was imported: {count} row has errors.',
    other: 'Nothing was imported: {count} rows have errors.',
  },
}

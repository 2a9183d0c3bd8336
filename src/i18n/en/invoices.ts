export const invoices = {
  '{count} lines need review': { one: '{count} line needs review', other: '{count} lines need review' },
}

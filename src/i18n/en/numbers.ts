export const numbers = {
  'Changed|when': 'Changed',
  'Printed|when': 'Printed',
  'No missing numbers yet': 'No missing numbers',
}

export const numbers = {
  'Changed|when': 'Changed',
  'Printed|when': 'Printed',
}

export const backups = {
  '{count} days|of age': { one: '{count} day', other: '{count} days' },
  '{count} hours|of age': { one: '{count} hour', other: '{count} hours' },
  '{count} minutes|of age': { one: '{count} minute', other: '{count} minutes' },
  '{count} rows': { one: '{count} row', other: '{count} rows' },
  'It does not say which house made it. It is not counted, and never removed.':
    'This backup does not name its installation. It is excluded and never deleted automatically.',
  'It is of another house: {house}. It is not counted here, and never removed.':
    'This backup belongs to another installation: {house}. It is excluded and never deleted automatically.',
  'It was cut off before its end.': 'The backup was interrupted before it finished.',
  'It was not made here, though it bears the number of this house. It is not counted, and never removed.':
    'This backup carries the ID of this installation but was not made here. It is excluded and never deleted automatically.',
  'Excluded|a backup': 'Excluded',
}

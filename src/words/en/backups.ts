export const backups = {
  '{count} days|of age': { one: '{count} day', other: '{count} days' },
  '{count} hours|of age': { one: '{count} hour', other: '{count} hours' },
  '{count} minutes|of age': { one: '{count} minute', other: '{count} minutes' },
  '{count} rows': { one: '{count} row', other: '{count} rows' },
}

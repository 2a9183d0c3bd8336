export const desk = {
  '{count} more notifications from {who}.': {
    one: '{count} more notification from {who}.',
    other: '{count} more notifications from {who}.',
  },
  'Due|of a task': 'Due',
  person: 'user',
}

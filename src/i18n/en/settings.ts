export const settings = {
  'This settings does not exist.': 'The settings do not exist.',
  '{who} has changed this settings since you opened it. Review it and try again.':
    '{who} has changed the settings since you opened them. Review them and try again.',
}

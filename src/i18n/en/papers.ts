export const papers = {
  // The English paper says it so of one as well.
  '({count} more characters in Inkwell, not printed)': {
    one: '({count} more character in Inkwell, not printed)',
    other: '({count} more characters in Inkwell, not printed)',
  },
  'From|who writes': 'From',
}

export const papers = {
  // The English paper says it so of one as well.
  '({count} more characters are kept in Inkwell and not printed)': {
    other: '({count} more characters are kept in Inkwell and not printed)',
  },
  'From|who writes': 'From',
}

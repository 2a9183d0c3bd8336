export const daySheet = {
  'Total, with {count} more': {
    one: 'Total, with {count} more',
    other: 'Total, with {count} more',
  },
}

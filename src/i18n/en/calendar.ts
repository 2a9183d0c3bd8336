export const calendar = {
  'May|short': 'May',
}

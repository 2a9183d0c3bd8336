export const approvals = {
  'Waiting|a document': 'Waiting',
}

import { customerCount } from './fill.mjs'
import { changeOf } from './invoices.mjs'

/** What screens ask that are no lists: the dashboard of each role, the board, receivables and statements. */
export async function screens({ signIn }) {
  const people = { admin: 'person3', manager: 'person1', salesman: 'person2' }
  const found = {}
  for (const [role, user] of Object.entries(people)) {
    const token = await signIn(user)
    const dashboard = () => ({ path: '/dashboard', token })
    found[`dashboard of a ${role}`] = dashboard
    found[`dashboard of a ${role}, after a write`] = { of: dashboard, after: changeOf, many: 3 }
  }
  const cards = (status, page) => () => ({
    path: `/invoice-tracker?status=${status}&ordering=-updated_at&page=${page}&page_size=40`,
  })
  const anew = (path) => ({ of: () => ({ path }), after: changeOf, many: 3 })
  return {
    ...found,
    'the first cards of a column': cards('Complete', 1),
    'cards 3,961 to 4,000 of a column': cards('Complete', 100),
    'receivables of all customers': anew('/receivables'),
    'receivables, searched': anew('/receivables?age_from=invoice&search=Tigris'),
    'receivables by salesman': anew('/receivables?by=salesman'),
    'receivables as of a day': anew('/receivables?on=2025-06-30'),
    'a statement of 2,460 entries': anew(`/customer/${customerCount}/statement`),
    'the account of that customer': anew(`/customer/${customerCount}/account`),
    'what waits to be put right': anew('/reconcile'),
  }
}

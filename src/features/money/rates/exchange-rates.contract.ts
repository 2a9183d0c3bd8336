import { crudEndpoints, endpoint } from '../../../kernel/contract/endpoint.ts'
import { entity } from '../../../kernel/contract/entity.ts'
import { defaulted, required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** A daily rate: IQD per USD from a date on, until the next rate. */
export const exchangeRate = entity({
  name: 'exchange_rate',
  path: '/exchange-rate',
  label: 'Exchange Rate',
  plural: 'Exchange Rates',
  resource: resource('exchange_rate', 'Exchange Rates', { admin: 'VCUD', manager: 'VCUD', salesman: 'V' }),
  fields: {
    date: defaulted(day('Date')),
    iqd_per_usd: required(rate('IQD per USD')),
    note: text('Note'),
    created_by_email: createdByEmail,
  },
  columns: ['date', 'iqd_per_usd', 'note', 'created_by_email', 'created_at'],
  filters: creatorFilters,
  ordering: '-date',
  messages: { created: 'Exchange rate created.', updated: 'Exchange rate updated.' },
  deletion: 'empty',
})

const point = {
  date: required(day('Date')),
  iqd_per_usd: required(rate('IQD per USD')),
} as const
const access = { resource: exchangeRate.resource, verb: 'view' } as const

export const exchangeRateEndpoints = {
  ...crudEndpoints(exchangeRate),
  on: endpoint({
    method: 'GET',
    path: `${exchangeRate.path}/on`,
    summary: 'The daily rate of a day (default today): the newest rate that is not after it',
    access,
    topic: exchangeRate.name,
    query: { date: day('Date') },
    reply: {
      ...point,
      /** The age of the rate on that day, in days. */
      age_days: required(whole('Age in days')),
    },
  }),
  lastYear: endpoint({
    method: 'GET',
    path: `${exchangeRate.path}/last-year`,
    summary: 'The rates of the year up to today, oldest first, with the rate in force when the year began',
    access,
    topic: exchangeRate.name,
    reply: { today: required(day('Today')), results: required(list('Rates', point)) },
  }),
}

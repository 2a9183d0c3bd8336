import { endpoint, listReply, writeReply } from '../../endpoint.ts'
import { recordFields } from '../../entity.ts'
import { computed, required } from '../../fields.ts'
import { flag } from '../../kinds/flag.ts'
import { json } from '../../kinds/json.ts'
import { text } from '../../kinds/texts/text.ts'

/** So many bytes of settings a view has at most. */
export const settingsMost = 8192

const fields = {
  screen: required(text('List', { max: 100 })),
  name: required(text('Name', { max: 60 })),
  shared: flag('For everybody who sees this list'),
  is_default: flag('Open the list with it'),
  settings: required(json('Settings')),
} as const

const record = {
  ...recordFields,
  ...fields,
  mine: required(computed(flag('Mine'))),
  owner: computed(text('By')),
} as const

const common = { access: 'signed-in', topic: 'saved_view' } as const

/** Views of lists that people have named: their filters, order and columns. */
export const viewEndpoints = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/view',
    summary: 'Your views of lists, and those that others share of lists that you see',
    query: { screen: text('List', { max: 100 }) },
    reply: listReply(record),
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/view',
    summary: 'Name a view of a list, for yourself or for everybody who sees it',
    body: fields,
    reply: writeReply(record),
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/view/:id',
    summary: 'Change a view of your own; fields left out keep their values',
    body: fields,
    extent: 'sent',
    reply: writeReply(record),
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/view/:id',
    summary: 'Delete a view of your own',
    reply: 'empty',
  }),
}

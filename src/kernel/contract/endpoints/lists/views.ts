import { endpoint, listReply, writeReply } from '../../endpoint.ts'
import { recordFields } from '../../entity.ts'
import { computed, required } from '../../fields.ts'
import { flag } from '../../kinds/flag.ts'
import { json } from '../../kinds/json.ts'
import { text } from '../../kinds/texts/text.ts'

/** So many bytes of settings a view has at most. */
export const settingsMost = 8192
/** So many views of one list a person has at most. */
export const viewsMost = 50
/** So many are told at once: first the person's own. */
export const viewsListed = 200

const fields = {
  screen: required(text('List', { max: 100 })),
  name: required(text('Name', { max: 60 })),
  shared: flag('Share with everyone who can view this list'),
  is_default: flag('Use as default view'),
  settings: required(json('Settings')),
} as const

const { settings: _, ...named } = fields

const listed = {
  ...recordFields,
  ...named,
  mine: required(computed(flag('Owned by me'))),
  deletable: required(computed(flag('Can be deleted'))),
  owner: computed(text('Owner')),
} as const

const record = { ...listed, settings: fields.settings } as const

const common = { access: 'signed-in', topic: 'saved_view' } as const

/** Views of lists that people have named: their filters, order and columns. */
export const viewEndpoints = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/view',
    summary: `Your views of lists, and those that others share of lists that you see, at most ${viewsListed}; what one shows comes with itself`,
    query: { screen: text('List', { max: 100 }) },
    reply: listReply(listed),
  }),
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/view/:id',
    summary: 'One view of a list, with what it shows',
    reply: record,
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/view',
    summary: `Name a view of a list, for yourself or for everybody who sees it; at most ${viewsMost} of a list`,
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
    summary: 'Delete a view of your own; superusers delete what others share',
    reply: 'empty',
  }),
}

import { endpoint, listReply, writeReply } from '../../endpoint.ts'
import { recordFields } from '../../entity.ts'
import { computed, required } from '../../fields.ts'
import { flag } from '../../kinds/flag.ts'
import { json } from '../../kinds/json.ts'
import { text } from '../../kinds/texts/text.ts'

/** The most bytes of a view's settings. */
export const settingsMost = 8192
/** The most views that a user can save for one list. */
export const viewsMax = 50
/** The most views in one response; the user's own come first. */
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

/** Saved views of lists: filters, order and columns under a name. */
export const viewEndpoints = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/view',
    summary: `Your saved views and the shared views of lists that you may see, at most ${viewsListed}, without their settings`,
    query: { screen: text('List', { max: 100 }) },
    reply: listReply(listed),
  }),
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/view/:id',
    summary: 'Read one saved view with its settings',
    reply: record,
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/view',
    summary: `Save a view of a list, private or shared; at most ${viewsMax} for each list`,
    body: fields,
    reply: writeReply(record),
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/view/:id',
    summary: 'Change one of your saved views; fields left out keep their values',
    body: fields,
    extent: 'sent',
    reply: writeReply(record),
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/view/:id',
    summary: 'Delete one of your saved views; superusers may delete shared views of other users',
    reply: 'empty',
  }),
}

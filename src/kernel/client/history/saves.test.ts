import { expect, test } from 'vitest'
import { json } from '../../contract/kinds/json.ts'
import { money } from '../../contract/kinds/numbers/money.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { type HistoryEntry, savesIn } from './saves.ts'

const fields = { name: text('Name'), price: money('Price correction', 'USD') } as const
const parts = {
  line: { label: 'Line', fields: { item: text('Item'), note: text('Note') }, named: 'item' },
} as const

let lastId = 0
function entry(wanted: Partial<HistoryEntry>): HistoryEntry {
  return {
    id: ++lastId,
    save: '1',
    at: '2026-11-20T10:00:00Z',
    user_name: 'Sara',
    owner_table: 'thing',
    owner_id: 7,
    table_name: 'thing',
    record_id: 7,
    action: 'update',
    changes: {},
    part: null,
    ...wanted,
  }
}

test('the rows of one save are shown together, with the labels of the fields', () => {
  const [save, ...others] = savesIn(
    [
      entry({
        table_name: 'line',
        record_id: 2,
        action: 'delete',
        changes: { item: ['Nib', null] },
        part: { item: 'Nib' },
      }),
      entry({ table_name: 'line', record_id: 1, changes: { note: [null, 'x'] }, part: { item: 'Pen' } }),
      entry({ changes: { price: [1, 2.5], search: ['a', 'b'] } }),
    ],
    fields,
    parts,
  )
  expect(others).toEqual([])
  expect(save).toMatchObject({
    who: 'Sara',
    action: 'update',
    changes: [{ field: { label: 'Price correction' }, from: 1, to: 2.5 }],
    parts: [
      { action: 'update', label: 'Line', name: 'Pen', changes: [{ name: 'note', from: null, to: 'x' }] },
      { action: 'delete', label: 'Line', name: 'Nib' },
    ],
  })
})

test('a comment leaves the record unchanged, and is named by its text', () => {
  const attached = {
    hint: { label: 'Comment', fields: { text: text('Item') }, named: 'text', isAttached: true },
  } as const
  const comment = entry({
    table_name: 'hint',
    action: 'insert',
    changes: { text: [null, 'They moved.'], created_by: [null, 3] },
    part: { text: 'They moved.' },
  })
  const [save] = savesIn([comment], fields, attached)
  expect(save).toMatchObject({
    isRelatedOnly: true,
    parts: [{ action: 'insert', label: 'Comment', name: 'They moved.', changes: [] }],
  })
  expect(
    savesIn([comment, entry({ changes: { name: ['a', 'b'] } })], fields, attached)[0]?.isRelatedOnly,
  ).toBe(false)
})

test('a save that changed a row twice shows the first and the last state', () => {
  const twice = [
    entry({ changes: { price: [2, 3] } }),
    entry({ changes: { price: [1, 2], name: ['a', 'b'] } }),
  ]
  expect(savesIn(twice, fields)[0]?.changes).toMatchObject([
    { name: 'name', from: 'a', to: 'b' },
    { name: 'price', from: 1, to: 3 },
  ])
})

test('saves keep their order, and internal changes are not shown', () => {
  const entries = [
    entry({ save: '3', changes: { name: ['b', 'c'] } }),
    entry({ save: '2', changes: { search: ['a', 'b'] } }),
    entry({ save: '1', action: 'insert', changes: { name: [null, 'b'] } }),
  ]
  expect(savesIn(entries, fields).map(({ key, action }) => `${key} ${action}`)).toEqual([
    '3 update',
    '1 insert',
  ])
})

test('of a text and its message one is shown: the message if stored, else the text', () => {
  const subjectMessage = { key: 'Payment on account', values: {} }
  const ofVoucher = {
    subject: text('Subject', { displayedIn: 'said_subject' }),
    said_subject: json('Subject'),
  }
  const shown = (changes: HistoryEntry['changes'], action: HistoryEntry['action']) =>
    savesIn([entry({ action, changes })], ofVoucher)[0]?.changes
  const gone = { subject: ['Payment on account', null], said_subject: [subjectMessage, null] }
  expect(shown(gone, 'delete')).toMatchObject([{ name: 'subject', from: subjectMessage, to: null }])
  expect(shown({ subject: ['Deposit', 'Payment on account'] }, 'update')).toMatchObject([
    { name: 'subject', from: 'Deposit', to: 'Payment on account' },
  ])
})

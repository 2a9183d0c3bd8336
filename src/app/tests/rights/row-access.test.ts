import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import { type Api, apiClient } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'
import {
  byPermissionAlone,
  type Action,
  actions,
  expected,
  imports,
  roles,
  rows,
  type Seen,
} from '../../testing/row-access/expected.ts'
import { deleteAs, makers, type Person, writeWord } from '../../testing/row-access/makers.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every route has an entry here', () => {
  const unknown = inkwell.endpoints
    .filter(({ path }) => !imports.test(path))
    .map(nameOf)
    .filter((name) => !actions.has(name) && !byPermissionAlone.includes(name))
  expect(unknown).toEqual([])
})

const guarded = [...actions.keys()].map((name) => name.split(' '))
test.each(guarded)('%s %s is for signed-in users', async (method = '', path = '') => {
  const answer = await apiClient(inkwell.address).fetch(`/api/v1${path.replace(':id', '1')}`, { method })
  expect(answer.status).toBe(401)
})

/** What a response shows of a record. */
async function seenIn(answer: Response, isIn: (text: string) => boolean): Promise<Seen> {
  const text = await answer.text()
  if (answer.status === 403) return 'refused'
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return isIn(text) ? 'shown' : 'hidden'
}

const holds = (id: number) => (text: string) => text.includes(`"id":${id},`) || text.includes(`"id":${id}}`)
const bodies: Record<string, object> = {
  'PUT /invoice-tracker/:id/status': { from: 'Pending', to: 'Pending' },
  'PUT /receipt-voucher/:id/settlements': { allocations: [] },
  'POST /receipt-voucher/:id/cancel': { reason: 'A mistake' },
  'POST /payment-voucher/:id/cancel': { reason: 'A mistake' },
  'POST /petty-cash/:id/cancel': { reason: 'A mistake' },
  'POST /opening/:id/cancel': { reason: 'A mistake' },
  'POST /account-transfer/:id/cancel': { reason: 'A mistake' },
  'POST /invoice/:id/cancel': { reason: 'A mistake' },
  'POST /credit-note/:id/cancel': { reason: 'A mistake' },
  'POST /bad-debt/:id/cancel': { reason: 'A mistake' },
}

async function send(api: Api, name: string, id: number, query = ''): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  return await api.fetch(`/api/v1${path.replace(':id', String(id))}${query}`, {
    method,
    ...((method === 'PUT' || bodies[name]) && {
      body: JSON.stringify(bodies[name] ?? {}),
      headers: { 'content-type': 'application/json' },
    }),
  })
}

/** Performs one action on a record, and returns the result. */
async function tryOut(api: Api, name: string, action: Action, kind: string, id: number, word: string) {
  switch (action) {
    case 'lists':
      return await seenIn(await send(api, name, id, `?search=${word}`), holds(id))
    case 'exports':
      return await seenIn(await send(api, name, id, `?search=${word}&format=csv`), (text) =>
        // The file numbers its rows; the word finds nothing else.
        text.includes('\n1,'),
      )
    case 'searches':
      return await seenIn(await send(api, name, id, `?q=${word}`), holds(id))
    case 'history':
      return await seenIn(await send(api, name, id, `?resource=${kind}&id=${id}`), (text) =>
        text.includes(word),
      )
    case 'tells':
      return await seenIn(await send(api, name, id, `?resource=${kind}`), (text) => text.includes(word))
    case 'trash':
      return await seenIn(await send(api, name, id, `?search=${word}`), (text) => text.includes(word))
    case 'restores':
      return await seenIn(await send(api, name, await deletionOf(kind, id)), () => true)
    default:
      return await seenIn(await send(api, name, id), () => true)
  }
}

async function deletionOf(kind: string, id: number): Promise<number> {
  const { rows: found } = await inkwell.pool.query<{ id: number }>(
    `select max(id)::int as id from history where table_name = $1 and record_id = $2 and action = 'delete'`,
    [kind, id],
  )
  return found[0]?.id ?? 0
}

/** Everything that the live stream has sent to a user so far. */
async function hearing(api: Api): Promise<{ text: string }> {
  const leaving = new AbortController()
  afterAll(() => leaving.abort())
  const heard = { text: '' }
  const response = await api.fetch('/api/v1/live', { signal: leaving.signal })
  void (async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk, { stream: true })
    } catch {
      // The test closed the stream.
    }
  })()
  return heard
}

const meOf = async (api: Api): Promise<Person> => ({
  id: (await api.get<{ id: number }>('/auth/me')).body.id,
  api,
})
async function somebodyElse(): Promise<Person> {
  const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
  return { id, api: await inkwell.signIn(username) }
}
const other = await somebodyElse()

describe.each(roles)('a %s', async (role) => {
  const me = await meOf(await inkwell.as(role))
  const heard = await hearing(me.api)

  describe.each(Object.keys(rows))('and a record of %s', (kind) => {
    test.each(['their own', 'of another'])('%s', async (whose) => {
      const isOwn = whose === 'their own'
      const owner = isOwn ? me : kind === 'users' ? await somebodyElse() : other
      const word = `w${randomBytes(6).toString('hex')}`
      const record = await makers[kind]?.make(superuser, word, owner)
      const id = record?.id ?? 0
      await writeWord(inkwell.pool, owner, kind, id, word)
      // Users cannot delete themselves, and the settings have only one row.
      const canGo = kind !== 'settings' && !(kind === 'users' && isOwn)

      const seen: Record<string, Seen> = {}
      const wanted: Record<string, Seen> = {}
      const perform = async (of: Action, note = '', which = id) => {
        for (const [name, [action, kinds]] of actions) {
          if (action !== of || (kinds !== kind && kinds !== 'any')) continue
          seen[name + note] = await tryOut(me.api, name, action, kind, which, word)
          wanted[name + note] = expected(action, kind, role, isOwn)
        }
      }
      // A printed record cannot be deleted, so another one is printed.
      const printed = [...actions.values()].some(([action, of]) => action === 'prints' && of === kind)
        ? await makers[kind]?.make(superuser, word, owner)
        : undefined
      for (const action of [
        'lists',
        'exports',
        'searches',
        'reads',
        'history',
        'tells',
        'changes',
      ] as const) {
        await perform(action)
      }
      if (printed) await perform('prints', '', printed.id)
      if (canGo) {
        await perform('deletes')
        if ((await deletionOf(kind, id)) === 0) await deleteAs(inkwell.pool, owner, kind, id)
        await perform('history', ' of what is deleted')
        await perform('tells', ' of what is deleted')
        await perform('trash')
        await perform('restores')
      }
      const shown = () =>
        new RegExp(`"topic":"${kind}","ids":\\[([\\d,]*,)?${id}[,\\]]`).test(heard.text) ? 'shown' : 'hidden'
      wanted['GET /live'] = expected('hears', kind, role, isOwn)
      if (wanted['GET /live'] === 'shown') await expect.poll(shown).toBe('shown')
      seen['GET /live'] = shown()
      expect(seen).toEqual(wanted)
    })
  })
})

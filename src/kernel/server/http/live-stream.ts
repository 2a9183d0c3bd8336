import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../contract/access.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { Change, Live } from '../live/live.ts'
import { authorize, bearerToken, type Authorization } from './authorization.ts'
import { apiBase } from './mount.ts'

// Authorization may trust its cache for two seconds, so a stream ends within five seconds after its session.
const heartbeatMs = 2500
/** A browser that misses two pulses reports within two seconds that the server is unreachable (client/cache/live.ts). */
const pulseMs = 700
/** How much may be buffered for a client that has stopped reading. */
const unreadBytesMax = 1024 * 1024
// The time that this node needs to read changed permissions from the database.
const rightsSettleMs = 300
/** The streams of one user on a node: each open tab has one. */
const streamsMost = 30

/** The stream in the API's documentation; it is served separately, since it has no end. */
export const liveEndpoint = endpoint({
  method: 'GET',
  path: '/live',
  summary:
    'Server-sent events: `change` with the topic and keys of changed records, `rights` when your permissions changed, `gap` when events may have been missed and everything must be loaded again',
  access: 'signed-in',
  reply: { content: 'text/event-stream' },
})

/**
 * Serves `GET /live`: server-sent events that notify an open browser of changed records (`change`), of changed
 * permissions or an ended session (`rights`), and that changes may have been missed (`gap`). Contains only keys,
 * reduced by `visibleChange` to those that the user may see (null if none). Returns a function that counts the open streams.
 */
export function serveLiveStream(
  server: FastifyInstance,
  live: Live,
  authorization: Authorization,
  visibleChange: (actor: Actor, change: Change) => Promise<Change | null>,
): () => number {
  const open = new Set<() => void>()
  const people = new Map<number, number>()
  const count = (person: number, one: 1 | -1) => people.set(person, (people.get(person) ?? 0) + one)
  server.addHook('preClose', async () => {
    for (const end of open) end()
  })

  // A stream has no end, so a HEAD request would wait for ever.
  const route = { exposeHeadRoute: false }
  server.get(apiBase + liveEndpoint.path, route, async (request: FastifyRequest, reply: FastifyReply) => {
    let actor: Actor = await authorize(request, liveEndpoint.access, {
      ...authorization,
      authenticate: authorization.watch,
    })
    const person = actor.id
    if ((people.get(person) ?? 0) >= streamsMost) {
      throw new Problem('too_many_requests', 'Inkwell is open in too many tabs. Close some of them.', {
        retryAfter: 30,
      })
    }
    let stamp = authorization.rightsStamp(actor)
    const token = bearerToken(request) ?? ''
    const { raw: stream } = reply
    void reply.hijack()
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const write = (text: string) => {
      if (!open.has(end)) return
      if (stream.writableLength > unreadBytesMax) stream.destroy()
      else stream.write(text)
    }
    const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const onChange = (change: Change) => {
      if (authorization.rightsTopics.includes(change.topic))
        setTimeout(() => void checkRights(), rightsSettleMs)
      void visibleChange(actor, change).then((heard) => heard && send('change', heard))
    }
    // Reloading makes sense when changes are received again, not while they are missed.
    const onGap = () => live.isListening && send('gap', null)

    async function checkRights() {
      const now = await authorization.watch(token).catch(() => actor)
      if (!now) {
        send('rights', null)
        end()
        return
      }
      actor = now
      const stampNow = authorization.rightsStamp(actor)
      const changed = stampNow !== stamp
      stamp = stampNow
      if (changed) send('rights', null)
    }
    const heartbeat = setInterval(() => void checkRights(), heartbeatMs)
    const pulse = setInterval(() => write(': \n\n'), pulseMs)
    function end() {
      if (open.has(end)) count(person, -1)
      if (people.get(person) === 0) people.delete(person)
      clearInterval(heartbeat)
      clearInterval(pulse)
      live.off('change', onChange)
      live.off('gap', onGap)
      open.delete(end)
      stream.end()
    }
    live.on('change', onChange)
    live.on('gap', onGap)
    open.add(end)
    count(person, 1)
    stream.on('close', end)
    write(': open\n\n')
  })
  return () => open.size
}

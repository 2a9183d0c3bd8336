import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { message } from '../../../../i18n/messages.ts'
import { Problem } from '../../../contract/problem.ts'
import { UploadedFile } from '../../../contract/values/uploaded-file.ts'
import { UploadedPicture } from '../../../contract/values/uploaded-picture.ts'
import type { Db, Transaction } from '../../database/query.ts'
import type { Tables } from '../../database/tables.ts'

/** The facts by which a repeated request is recognized. */
export interface RepeatableRequest {
  userId: number
  /** Its Idempotency-Key, if it has one. */
  key: string | string[] | undefined
  route: string
  body: unknown
  /** The record in the first response, for a request that sends another body with the same key. */
  savedIn?(answer: unknown): Record<string, unknown> | undefined
}

interface IdempotentRequest {
  userId: number
  key: string
  route: string
  bodyMac: string
}

/** The stored response to the first request with the same key. */
export interface RememberedAnswer {
  status: number
  body: unknown
}

const longestKey = 255
const oldest = sql`now() - interval '24 hours'`
/** The limit for one user, so that many large responses do not fill the disk. */
const keptMost = 1000

/**
 * Equal for equal bodies; a file counts by its content. Keyed, so that readers of the database cannot guess the body.
 */
function macOfBody(body: unknown, secret: string): string {
  const text = JSON.stringify(body, (_, value: unknown) =>
    value instanceof UploadedPicture || value instanceof UploadedFile ? value.sha256 : value,
  )
  return createHmac('sha256', secret).update(`body:${text}`).digest('hex')
}

/** Whether a request with this key was answered before. */
export async function wasAnswered(
  db: Db,
  { userId, key }: Pick<RepeatableRequest, 'userId' | 'key'>,
): Promise<boolean> {
  if (typeof key !== 'string' || key === '') return false
  return (
    (await db.row(sql`select from idempotency_key where user_id = ${userId} and key = ${key}`)) !== undefined
  )
}

/**
 * Runs a write and stores its response in the same transaction; a repeat with the same key gets that response, and has
 * no effect. All nodes share `secret`. A request whose body contains a secret must have no key: recognizing it again
 * would require storing something derived from the secret.
 */
export async function answerOnce(
  tx: Transaction,
  secret: string,
  { userId, key, route, body, savedIn }: RepeatableRequest,
  answer: () => Promise<RememberedAnswer>,
): Promise<RememberedAnswer> {
  if (typeof key !== 'string' || key === '') return await answer()
  if (key.length > longestKey) {
    throw new Problem(
      'bad_request',
      message('Idempotency-Key must have at most {most} characters.', { most: longestKey }),
    )
  }
  const request = { userId, key, route, bodyMac: macOfBody(body, secret) }
  const before = await claimKey(tx, request)
  if (before) {
    if (before.isSame) return before
    const saved = before.route === route ? savedIn?.(before.body) : undefined
    throw new Problem('idempotency_mismatch', 'This entry was already saved.', saved && { saved })
  }
  const first = await answer()
  await rememberAnswer(tx, request, first)
  return first
}

/**
 * Claims the key for the running transaction. A second request with the same key waits here until the first has ended,
 * then gets its response; a failed first request leaves nothing behind. Also deletes responses older than 24 hours, and
 * those of a user beyond the newest thousand, a hundred at a time.
 */
async function claimKey(
  tx: Transaction,
  request: IdempotentRequest,
): Promise<(RememberedAnswer & { route: string; isSame: boolean }) | undefined> {
  const { userId, key, route, bodyMac } = request
  const claimed = await tx.run(sql`
    with outdated as (
      select user_id, key from idempotency_key where created_at < ${oldest} limit 100 for update skip locked
    ), beyond as (
      select user_id, key from idempotency_key where user_id = ${userId} and created_at < (
        select created_at from idempotency_key where user_id = ${userId}
        order by created_at desc offset ${keptMost - 1} limit 1
      ) limit 100 for update skip locked
    ), too_many as (
      delete from idempotency_key where (user_id, key) in (select * from beyond) returning 1
    ), forgotten as (
      delete from idempotency_key where created_at < ${oldest}
        and (user_id, key) in (select * from outdated union all select ${userId}::integer, ${key}::text)
      returning 1
    )
    insert into idempotency_key (user_id, key, route, body_mac)
    select ${userId}, ${key}, ${route}, ${bodyMac} from (select (select count(*) from forgotten), (select count(*) from too_many)) first
    on conflict do nothing`)
  if (claimed === 1) return undefined
  const before = await tx.row<Pick<Tables['idempotency_key'], 'route' | 'body_mac' | 'status' | 'body'>>(sql`
    select route, body_mac, status, body from idempotency_key where user_id = ${userId} and key = ${key}`)
  // The claim and its response are committed together.
  if (!before || before.status === null) throw new Error('A claimed Idempotency-Key is gone.')
  return { ...before, status: before.status, isSame: before.route === route && before.body_mac === bodyMac }
}

async function rememberAnswer(
  tx: Transaction,
  { userId, key }: IdempotentRequest,
  answer: RememberedAnswer,
): Promise<void> {
  await tx.run(sql`update idempotency_key set status = ${answer.status}, body = ${JSON.stringify(answer.body)}
    where user_id = ${userId} and key = ${key}`)
}

import sql, { raw } from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { lockRecord } from '../../kernel/server/records/records.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import type { approvalEndpoints, Approved } from './approvals.contract.ts'

interface Authors {
  approval: Approved['approval']
  created_by: number | null
  approval_asker: number | null
  /** Whether the person has changed the document, for example as a draft. */
  has_written: boolean
  /** The author or requester who also created the person's account or set their role or password. */
  depends_on_writer: string | null
}

interface ApprovalRoutes<T> {
  entity: Entity
  endpoints: ReturnType<typeof approvalEndpoints>
  read(db: Db, id: number): Promise<T>
  /** Runs the approval inside the kind's own steps: locks before it, postings after it. */
  approving?(tx: Transaction, id: number, approve: () => Promise<void>): Promise<void>
}

/** The text after a save: that the document waits for approval, or `otherwise`. */
export function savedAs({ approval }: Pick<Approved, 'approval'>, otherwise: DisplayText): DisplayText {
  return approval === 'waiting' ? 'Saved and waiting for approval.' : otherwise
}

/** Throws `validation_failed` if the document is waiting or declined: such documents cannot be changed. */
export function assertChangeable({ approval }: Pick<Approved, 'approval'>): void {
  if (approval === 'waiting') {
    throw validationProblem({ approval: ['This document is waiting for approval and cannot be changed.'] })
  }
  if (approval === 'declined') {
    throw validationProblem({ approval: ['This document was declined and cannot be changed.'] })
  }
}

/**
 * Throws `validation_failed` if the document is not waiting. Throws `permission_denied` if the person created, changed
 * or requested the document, or has their account, role or password from someone who did.
 */
async function assertDecidable(tx: Transaction, { name }: Entity, id: number, person: number) {
  const found = await tx.row<Authors>(sql`
    select approval, created_by, approval_asker, has_written(${name}, id, ${person}) as has_written,
      depends_on_writer(${person}, writers_of(${name}, id) || created_by || approval_asker) as depends_on_writer
    from ${raw(`"${name}"`)} where id = ${id}`)
  if (found?.approval !== 'waiting') {
    throw validationProblem({
      approval: ['This document is no longer waiting for approval. Reload the page to see the decision.'],
    })
  }
  if (found.created_by === person || found.approval_asker === person || found.has_written) {
    throw new Problem(
      'permission_denied',
      'You created or changed this document. Someone else must approve or decline it.',
    )
  }
  if (found.depends_on_writer !== null) {
    throw new Problem(
      'permission_denied',
      message(
        '{name} created this document and also created or activated your account, or set its role or password. Another user must decide.',
        { name: found.depends_on_writer },
      ),
    )
  }
}

/** The endpoints that approve or decline documents of one kind. */
export function approvalRoutes<T extends Approved>(
  { routes }: Pick<Kernel, 'routes'>,
  { entity, endpoints, read, approving }: ApprovalRoutes<T>,
): void {
  const table = raw(`"${entity.name}"`)
  const decide = async (
    tx: Transaction,
    { id, actor }: { id: number; actor: Actor },
    approval: 'approved' | 'declined',
    reason: string | null,
  ) => {
    await lockRecord(tx, entity, id)
    // Reading first: a user who may not see the document gets 404.
    await read(tx, id)
    await assertDecidable(tx, entity, id, actor.id)
    await tx.run(sql`
      update ${table} set approval = ${approval}, approval_reason = ${reason}, approved_at = now(),
        approved_by = acting_user_name()
      where id = ${id}`)
  }

  routes.command(endpoints.approve, async (call, tx) => {
    const { id, body } = call
    const approve = async () => await decide(tx, call, 'approved', body.reason)
    await (approving ? approving(tx, id, approve) : approve())
    return { message: 'Document approved.' as const, data: await read(tx, id) }
  })
  routes.command(endpoints.decline, async (call, tx) => {
    await decide(tx, call, 'declined', call.body.reason)
    return { message: 'Document declined.' as const, data: await read(tx, call.id) }
  })
  routes.command(endpoints.approvalSeen, async ({ id, actor }, tx) => {
    await read(tx, id)
    await tx.run(sql`
      update ${table} set approval_seen = true
      where id = ${id} and approval in ('approved', 'declined')
        and (${actor.id} in (approval_asker, created_by) or has_written(${entity.name}, id, ${actor.id}))`)
    return { message: 'Dismissed.' as const, data: await read(tx, id) }
  })
}

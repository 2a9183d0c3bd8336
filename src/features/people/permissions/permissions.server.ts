import sql from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import { type Actor, type Resource, type Verb, verbs as allVerbs } from '../../../kernel/contract/access.ts'
import { mayWithOwn } from '../../../kernel/server/http/authorization.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import type { Live } from '../../../kernel/server/live/live.ts'
import {
  type PermissionRow,
  possibleVerbs,
  readPermissions,
  roleNames,
  savePermission,
} from './permissions.contract.ts'
import type { Role } from './roles.contract.ts'
import type { Tables } from '../tables.server.ts'

const retryMs = 1000

type Edited = ReadonlyMap<string, readonly Verb[]>

const cell = (resource: string, role: string) => `${resource} ${role}`

/**
 * The permissions of each role: the defaults, overridden by the cells that a superuser has changed. Every node caches
 * the changed cells and reads them again when one changes.
 */
export class PermissionMatrix {
  #edited: Edited = new Map()
  #version = 0
  readonly #db: Db

  constructor(db: Db, live: Live) {
    this.#db = db
    // Retries if the database is down again: permissions must not stay as before the missed events.
    const reload = () => void this.load().catch(() => setTimeout(reload, retryMs).unref())
    live.on('change', ({ topic }) => {
      if (topic === 'permission') reload()
    })
    live.on('gap', reload)
  }

  /** Increases with each load; another number may mean other permissions. */
  get version(): number {
    return this.#version
  }

  async load(): Promise<void> {
    const rows = await this.#db.rows<Pick<Tables['permission'], 'resource' | 'role' | 'verbs'>>(
      sql`select resource, role, verbs from permission`,
    )
    this.#edited = new Map(
      rows.map(({ resource, role, verbs }) => [
        cell(resource, role),
        allVerbs.filter((verb) => verbs.includes(verb)),
      ]),
    )
    this.#version++
  }

  verbsOf(role: string, resource: Resource): readonly Verb[] {
    return this.#edited.get(cell(resource.name, role)) ?? resource.defaults[role] ?? []
  }

  may(actor: Actor, resource: Resource, verb: Verb): boolean {
    return actor.isSuperuser || this.verbsOf(actor.role, resource).includes(verb)
  }

  /** All permissions of a user, at least for their own records: resource name to verbs. */
  rightsOf(actor: Actor, resources: readonly Resource[]): Record<string, Verb[]> {
    return Object.fromEntries(
      resources.map((resource) => [
        resource.name,
        possibleVerbs(resource).filter(
          (verb) => this.may(actor, resource, verb) || mayWithOwn(this, actor, resource, verb),
        ),
      ]),
    )
  }
}

function isVerbOf(resource: Resource, verb: unknown): verb is Verb {
  return possibleVerbs(resource).some((possible) => possible === verb)
}

/** The routes of the matrix in the settings. */
export function permissionRoutes(
  { routes }: Kernel,
  matrix: PermissionMatrix,
  resources: readonly Resource[],
): void {
  const shown = (): PermissionRow[] =>
    resources.map((resource) => ({
      resource: resource.name,
      label: resource.label,
      possible: possibleVerbs(resource),
      rights: Object.fromEntries(
        roleNames.map((role) => [role, [...matrix.verbsOf(role, resource)]]),
      ) as Record<Role, Verb[]>,
    }))

  routes.query(readPermissions, async () => ({ results: shown() }))

  routes.command(savePermission, async ({ params, body }, tx) => {
    const resource = resources.find(({ name }) => name === params['resource'])
    const role = roleNames.find((name) => name === params['role'])
    if (!resource || !role) throw new Problem('not_found', 'This permission does not exist.')
    const sent: unknown[] = Array.isArray(body.verbs) ? body.verbs : [body.verbs]
    const verbs = sent.filter((verb) => isVerbOf(resource, verb))
    if (verbs.length < sent.length) {
      throw validationProblem({
        verbs: [message('Choose from: {choices}.', { choices: possibleVerbs(resource).join(', ') })],
      })
    }
    await tx.run(sql`
      insert into permission (resource, role, verbs) values (${resource.name}, ${role}, ${verbs})
      on conflict (resource, role) do update set verbs = excluded.verbs`)
    tx.afterCommit(() => matrix.load())
    return { message: message('Permissions saved.') }
  })
}

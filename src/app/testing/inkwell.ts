import { afterAll } from 'vitest'
import type pg from 'pg'
import type { Config } from '../../kernel/server/process/config.ts'
import { type Answered, apiClient, type Api } from '../../kernel/server/testing/api-client.ts'
import { createTestDatabase, type TestDatabase } from '../../kernel/server/testing/database.ts'
import type { Role } from '../../features/people/permissions/roles.contract.ts'
import { aUser, password } from '../../features/people/testing/a-user.ts'
import { asDescribed } from './as-described.ts'
import { type Inkwell, openInkwell } from '../inkwell.server.ts'

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  adminEmail: 'admin@inkwell.local',
  // Tests set the client's address by X-Forwarded-For.
  trustProxy: 'loopback',
  logLevel: 'error',
  workers: 1,
}

/** One running node. */
interface TestNode extends Inkwell {
  /** A client without a session. */
  anyone: Api
  /** Signs in by name; all test users have the same password. */
  signIn(user: string): Promise<Api>
}

export interface TestInkwell extends TestNode {
  pool: pg.Pool
  connection: pg.ClientConfig
  /** Returns a client signed in with a role; the same user each time. */
  as(role: Role | 'superuser'): Promise<Api>
  /** Starts another node on the same database; with another secret key if given. */
  startNode(secret?: { secretKey: string; secretKeyBefore?: string }): Promise<TestNode>
}

interface Session {
  access_token: string
  refresh_token: string
}

/** Created once per process, since the endpoints are the same for all nodes. */
let described: Answered | undefined

/** Starts the program on a database of its own, empty or as given. Everything is closed when the test file ends. */
export async function startTestInkwell(database?: TestDatabase): Promise<TestInkwell> {
  const { pool, connection, drop } = database ?? (await createTestDatabase())
  const nodes: Inkwell[] = []
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await drop()
  })

  async function startNode(secret?: { secretKey: string; secretKeyBefore?: string }): Promise<TestNode> {
    const node = await openInkwell({ pool, connection, close: drop }, { ...testConfig, ...secret })
    nodes.push(node)
    described ??= asDescribed(node.endpoints)
    const anyone = apiClient(node.address, undefined, described)
    async function signIn(user: string): Promise<Api> {
      const { status, body } = await anyone.post<Session>('/auth/login', { user, password })
      if (status !== 200) throw new Error(`The sign-in was refused: ${JSON.stringify(body)}`)
      return apiClient(node.address, body.access_token, described)
    }
    return { ...node, anyone, signIn }
  }

  const first = await startNode()
  const signedIn = new Map<string, Promise<Api>>()
  return {
    ...first,
    pool,
    connection,
    startNode,
    as(role) {
      const isSuperuser = role === 'superuser'
      const api =
        signedIn.get(role) ??
        aUser(pool, { role: isSuperuser ? 'admin' : role, is_superuser: isSuperuser }).then((user) =>
          first.signIn(user.username),
        )
      signedIn.set(role, api)
      return api
    },
  }
}

import { join } from 'node:path'
import { DatabaseProxy } from '../../src/kernel/server/testing/database-proxy.ts'
import { TransactionPooler } from '../../src/kernel/server/testing/transaction-pooler.ts'
import { signal } from '../../src/parts/embedded-postgres/server/processes.ts'
import { type Program, startProgram } from '../../src/app/testing/program.ts'
import { haDrill } from './drill.ts'
import { faults } from './faults.ts'
import { nextVersion } from './next-version.ts'
import { startPair } from './postgres-pair.ts'

const password = 'ink and paper'
const lineup = [
  { fault: faults.cut, ms: 0 },
  { fault: faults.freeze, ms: 18_000 },
  { fault: faults.serverFrozen, ms: 18_000 },
  { fault: faults.blackHole, ms: 18_000 },
  { fault: faults.refused, ms: 4000 },
  { fault: faults.standbyLost, ms: 20_000 },
  { fault: faults.readOnly, ms: 5000 },
  { fault: faults.nodeKilled, ms: 3000 },
  { fault: faults.upgradeBeside, ms: 0 },
  { fault: faults.upgradeAlone, ms: 0 },
  { fault: faults.failover, ms: 0 },
]

/** Runs the whole drill with nodes as processes; `program` is the built server. */
export async function drillRun(program: string, folder: string, print: (line: string) => void) {
  const { primary, standby } = await startPair(folder)
  const proxy = new DatabaseProxy(primary.socket)
  const pooler = new TransactionPooler(primary.socket)
  const addressOf = (port: number) => `postgres://inkwell@127.0.0.1:${port}/inkwell`
  const databaseUrl = addressOf(await proxy.open())
  const running: Program[] = []
  const migrations: string[] = []
  let present = program
  const start = async (port: string) => {
    const node = startProgram(present, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'node'),
      ADMIN_PASSWORD: password,
      PORT: port,
    })
    running.push(node)
    return { node, address: await node.ready }
  }
  try {
    const nodes = [await start('0'), await start('0'), await start('0')]
    print('Two PostgreSQL servers and three nodes are running')
    const pooled = startProgram(program, { DATABASE_URL: addressOf(await pooler.open()) })
    const code = await pooled.ended
    const refusal = /"msg":"(DATABASE_URL: .* is a pooler in transaction mode.*)"/.exec(pooled.complaints())
    if (code !== 1 || !refusal) {
      throw new Error(`Behind a pooler it ended with ${code}: ${pooled.complaints()}`)
    }
    print(`pooler: refused. ${refusal[1]}`)
    /** Ends a node; returns the function that starts one in its place. */
    const end = async (place: number, how: NodeJS.Signals) => {
      const one = nodes[place]
      if (!one) throw new Error('There is no such node')
      signal(one.node.pid, how)
      await one.node.ended
      return async () => void (nodes[place] = await start(new URL(one.address).port))
    }
    const killNode = () => end(nodes.length - 1, 'SIGKILL')
    const upgrade = async (migration: string) => {
      migrations.push(migration)
      present = nextVersion(program, join(folder, `version-${migrations.length}`), migrations)
      for (const place of nodes.keys()) await (await end(place, 'SIGTERM'))()
    }
    return await haDrill({
      nodes: nodes.map(({ address }) => address),
      scene: { primary, standby, proxy, killNode, upgrade },
      signIn: { user: 'admin@inkwell.local', password },
      workers: 9,
      screensOnEach: 4,
      faults: lineup,
      print,
    })
  } finally {
    for (const { pid } of running) signal(pid, 'SIGTERM')
    await Promise.all(running.map(({ ended }) => ended))
    await Promise.all([proxy.close(), pooler.close()])
    await Promise.all([primary.stop(), standby.stop()])
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseProxy, NetworkState } from '../../src/kernel/server/testing/database-proxy.ts'
import type { Server } from './postgres-pair.ts'

/** The parts that can fail. */
export interface Cluster {
  primary: Server
  standby: Server
  proxy: DatabaseProxy
  /** Kills one of the nodes; returns the function that starts it again. */
  killNode(): Promise<() => Promise<void>>
  /** Replaces each node by a newer version, one after the other, with this migration. */
  upgrade(migration: string): Promise<void>
}

export interface Fault {
  name: string
  /** Reads must work during the fault. */
  reads?: boolean
  /** Live updates may be missed, so every open screen must be refreshed afterwards. */
  losesUpdates?: boolean
  /** Injects the fault for a time; resolves after it is repaired. */
  inject(cluster: Cluster, ms: number): Promise<void>
}

const onlyRead = (yes: boolean) => `alter system set default_transaction_read_only = ${yes ? 'on' : 'off'}`

async function setOnlyRead({ primary }: Cluster, yes: boolean): Promise<void> {
  // A session that may write is needed to let others do so again.
  await primary.run(onlyRead(yes))
  await primary.run('select pg_reload_conf()')
}

/** A network fault between nodes and database, during which no live update arrives. */
function duringWhich(name: string, weather: NetworkState): Fault {
  return {
    name,
    losesUpdates: true,
    async inject({ proxy }, ms) {
      proxy.turn(weather)
      await sleep(ms)
      proxy.turn('clear')
    },
  }
}

export const faults = {
  cut: {
    name: 'all connections cut',
    losesUpdates: true,
    async inject({ proxy }) {
      proxy.cut()
    },
  },
  refused: duringWhich('database unreachable', 'refused'),
  freeze: duringWhich('network frozen', 'frozen'),
  serverFrozen: {
    name: 'primary frozen',
    losesUpdates: true,
    async inject({ primary }, ms) {
      primary.freeze(true)
      await sleep(ms)
      primary.freeze(false)
    },
  },
  blackHole: duringWhich('black hole', 'black hole'),
  standbyLost: {
    name: 'standby lost',
    reads: true,
    async inject({ standby }, ms) {
      await standby.kill()
      await sleep(ms)
      await standby.start()
    },
  },
  readOnly: {
    name: 'primary only read',
    reads: true,
    async inject(cluster, ms) {
      await setOnlyRead(cluster, true)
      await sleep(ms)
      await setOnlyRead(cluster, false)
    },
  },
  nodeKilled: {
    name: 'a node killed',
    async inject({ killNode }, ms) {
      const startAgain = await killNode()
      await sleep(ms)
      await startAgain()
    },
  },
  upgradeBeside: {
    name: 'rolling upgrade, nodes of before go on',
    inject: ({ upgrade }) =>
      upgrade('-- Nodes of before go on.\nalter table customer add column of_the_drill text;'),
  },
  upgradeAlone: {
    name: 'rolling upgrade, nodes of before leave',
    inject: ({ upgrade }) => upgrade('alter table customer drop column of_the_drill;'),
  },
  failover: {
    name: 'primary killed, standby promoted',
    losesUpdates: true,
    async inject({ primary, standby, proxy }) {
      await primary.kill()
      await standby.run('select pg_promote()')
      proxy.lead(standby.socket)
    },
  },
} satisfies Record<string, Fault>

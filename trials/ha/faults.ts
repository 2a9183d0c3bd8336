import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseProxy, Weather } from '../../src/kernel/server/testing/database-proxy.ts'
import type { Server } from './postgres-pair.ts'

/** The parts that can fail. */
export interface Scene {
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
  deafens?: boolean
  /** Injects the fault for a time; resolves after it is repaired. */
  strike(scene: Scene, ms: number): Promise<void>
}

const onlyRead = (yes: boolean) => `alter system set default_transaction_read_only = ${yes ? 'on' : 'off'}`

async function setOnlyRead({ primary }: Scene, yes: boolean): Promise<void> {
  // A session that may write is needed to let others do so again.
  await primary.run(onlyRead(yes))
  await primary.run('select pg_reload_conf()')
}

/** A network fault between nodes and database, during which no live update arrives. */
function duringWhich(name: string, weather: Weather): Fault {
  return {
    name,
    deafens: true,
    async strike({ proxy }, ms) {
      proxy.turn(weather)
      await sleep(ms)
      proxy.turn('clear')
    },
  }
}

export const faults = {
  cut: {
    name: 'all connections cut',
    deafens: true,
    async strike({ proxy }) {
      proxy.cut()
    },
  },
  refused: duringWhich('database unreachable', 'refused'),
  freeze: duringWhich('network frozen', 'frozen'),
  serverFrozen: {
    name: 'primary frozen',
    deafens: true,
    async strike({ primary }, ms) {
      primary.freeze(true)
      await sleep(ms)
      primary.freeze(false)
    },
  },
  blackHole: duringWhich('black hole', 'black hole'),
  standbyLost: {
    name: 'standby lost',
    reads: true,
    async strike({ standby }, ms) {
      await standby.kill()
      await sleep(ms)
      await standby.start()
    },
  },
  readOnly: {
    name: 'primary only read',
    reads: true,
    async strike(scene, ms) {
      await setOnlyRead(scene, true)
      await sleep(ms)
      await setOnlyRead(scene, false)
    },
  },
  nodeKilled: {
    name: 'a node killed',
    async strike({ killNode }, ms) {
      const startAgain = await killNode()
      await sleep(ms)
      await startAgain()
    },
  },
  upgradeBeside: {
    name: 'rolling upgrade, nodes of before go on',
    strike: ({ upgrade }) =>
      upgrade('-- Nodes of before go on.\nalter table customer add column of_the_drill text;'),
  },
  upgradeAlone: {
    name: 'rolling upgrade, nodes of before leave',
    strike: ({ upgrade }) => upgrade('alter table customer drop column of_the_drill;'),
  },
  failover: {
    name: 'primary killed, standby promoted',
    deafens: true,
    async strike({ primary, standby, proxy }) {
      await primary.kill()
      await standby.run('select pg_promote()')
      proxy.lead(standby.socket)
    },
  },
} satisfies Record<string, Fault>

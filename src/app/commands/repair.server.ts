import type pg from 'pg'
import { differenceText } from '../../kernel/server/database/upgrade/catalog-differences.ts'
import { catalogDifferences } from '../../kernel/server/database/upgrade/apply-schema.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { programRoleName } from '../../parts/embedded-postgres/cluster.ts'
import { versionOfDatabase } from '../doctor/doctor-versions.server.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { onInstallation } from './backup.server.ts'

type Client = Pick<pg.ClientBase, 'query'>

const notRecorded =
  'Inkwell has not recorded how the schema of this database should be, as after a restore: start Inkwell once, which records it.'

/** Whether PostgreSQL refused a statement that the role may not run. */
const isNotPermitted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501'

/**
 * Runs the statements that put back what is missing in the schema or was changed, and returns them. A statement may
 * need another one first, so they are tried again as long as one succeeds. `also` runs what the role may not.
 */
async function repairSchema(client: Client, also?: (statement: string) => Promise<unknown>) {
  const done: string[] = []
  for (;;) {
    const before = done.length
    const reasons: string[] = []
    const differences = await catalogDifferences(client)
    if (!differences) throw new StartError(notRecorded)
    // What is not Inkwell's may be somebody's own, and is not taken away.
    const found = differences.filter(({ is, repaired }) => is !== 'added' && !repaired)
    for (const each of found) {
      const { statement } = each
      if (statement === null) {
        reasons.push(`${differenceText(each)}; restore a backup (docs/backups.md)`)
        continue
      }
      try {
        await client.query(statement).catch(async (error: unknown) => {
          if (!also || !isNotPermitted(error)) throw error
          await also(statement)
        })
        done.push(statement)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        reasons.push(`${differenceText(each)} It was refused: ${error.message}`)
      }
    }
    if (reasons.length === 0 || done.length === before) return { done, left: reasons }
  }
}

/** Repairs the schema as the doctor says. Returns what was run, or throws with what is left. */
export async function repair(): Promise<string> {
  const config = readConfig(process.env)
  const asOwner = config.databaseUrl === undefined
  const { done, left } = await onInstallation(
    config,
    async (client) => {
      const version = await versionOfDatabase(client)
      if (version.state === 'bad') throw new StartError(version.text)
      if (!asOwner) return await repairSchema(client)
      // A privilege is given back to the role that the program works as, which also owns most tables.
      await client.query(`set role ${programRoleName}`)
      return await repairSchema(client, async (statement) => {
        await client.query('reset role')
        try {
          await client.query(statement)
        } finally {
          await client.query(`set role ${programRoleName}`)
        }
      })
    },
    { asOwner },
  )
  const ran = done.map((statement) => `Done: ${statement};`)
  if (left.length > 0) throw new StartError([...ran, ...left].join('\n'))
  return ran.length === 0 ? 'Nothing is missing in the schema of the database.' : ran.join('\n')
}

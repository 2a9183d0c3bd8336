import sql from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import { type Db, unrestricted } from '../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Issuer, Kernel } from '../../kernel/server/kernel.ts'
import { readRecord, updateRow } from '../../kernel/server/records/records.ts'
import { blockOf, type CompanyBlock } from './company-block.ts'
import { limitsAfter } from './limits/limits-after.ts'
import { company, settings, settingsEndpoints, type Weekday } from './settings.contract.ts'
import { historyResource } from './history/history.contract.ts'

type Settings = Row<typeof settings>

const onlyRow = 1
/** The program needs the settings whoever calls; only one route returns them. */
const readSettings = (db: Db) => readRecord<Settings>(unrestricted(db), settings, onlyRow)

/** The company data that a document issued now stores. */
export async function companyNow(db: Db): Promise<CompanyBlock> {
  return blockOf(await readSettings(db))
}

/** The company's current day, the default of omitted dates. Uses the clock of the database, so that all nodes agree. */
export async function companyToday(db: Db): Promise<string> {
  const row = await db.row<{ today: string }>(
    sql`select (now() at time zone time_zone)::date as today from settings`,
  )
  if (!row) throw new Error('The settings are missing from the database.')
  return row.today
}

/** The last day of the company's week. */
export async function companyWeek(db: Db): Promise<Weekday> {
  return (await readSettings(db)).week_ends_on
}

/** The number of decimals of unit prices. */
export async function priceDecimals(db: Db): Promise<number> {
  return (await readSettings(db)).price_decimals
}

/** The company as the issuer of exported files. */
export async function issuerNow(db: Db): Promise<Issuer> {
  const { name, time_zone } = await readSettings(db)
  return { name, timeZone: time_zone }
}

/** The payment details on papers need the password: an unattended screen must not redirect customers' money. */
const askedFor = ['bank_name', 'account_holder', 'iban', 'swift', 'branch'] as const

function mount({ routes, assertConfirmed }: Kernel): void {
  routes.query(company, async (_call, db) => {
    const row = await readSettings(db)
    const { deposit_limit, deposit_under, deposit_over, special_terms, time_zone, week_ends_on } = row
    const receipts = await db.row<{ account: string }>(sql`select default_account_name() as account`)
    const default_account = receipts?.account ?? ''
    return {
      ...blockOf(row),
      deposit_limit,
      deposit_under,
      deposit_over,
      special_terms,
      time_zone,
      week_ends_on,
      price_decimals: row.price_decimals,
      default_account,
      petty_cash_account: row.petty_cash_account,
      invoice_defaults: row.invoice_defaults,
    }
  })
  routes.query(settingsEndpoints.read, async (_call, db) => await readSettings(db))
  routes.command(
    settingsEndpoints.update,
    async ({ body: { limits, invoice_defaults, ...body }, version, token, actor }, tx) => {
      const before = await readSettings(tx)
      const leadsElsewhere = askedFor.some((name) => body[name] !== undefined && body[name] !== before[name])
      const sent = limits ? JSON.stringify(limitsAfter(before.limits, limits)) : null
      const isOther = sent !== null && sent !== JSON.stringify(limitsAfter(before.limits, before.limits))
      // A user with limits cannot change them, nor those of the users who send approvals to them.
      if (isOther && !actor.isSuperuser)
        throw new Problem('permission_denied', 'Only superusers can change limits.')
      if (leadsElsewhere || isOther) await assertConfirmed(token)
      const values = {
        ...body,
        ...(invoice_defaults && {
          invoice_defaults: JSON.stringify({ ...before.invoice_defaults, ...invoice_defaults }),
        }),
        ...(isOther && { limits: sent }),
      }
      await updateRow(tx, settings, onlyRow, { version, values })
      return { message: settings.messages.updated, data: await readSettings(tx) }
    },
  )
}

export const settingsServer: RecordFeature = { entity: settings, rights: [historyResource], mount }

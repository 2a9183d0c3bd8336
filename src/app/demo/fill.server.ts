import type pg from 'pg'
import sql from 'sql-template-tag'
import { anonymous } from '../../kernel/contract/access.ts'
import { addDays, today } from '../../kernel/contract/values/day.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { transaction } from '../../kernel/server/database/transaction.ts'
import { insertRow, updateRow } from '../../kernel/server/records/records.ts'
import { customer } from '../../features/customers/customers.contract.ts'
import { hashPassword } from '../../features/people/passwords/passwords.server.ts'
import { user } from '../../features/people/users.contract.ts'
import { product } from '../../features/products/products.contract.ts'
import { settings } from '../../features/settings/settings.contract.ts'
import { accountActions, nameAccounts, writeDeposit, writeReceipt } from './writers/accounts-writer.server.ts'
import { demoProducts } from './goods/catalogue.ts'
import { demoCompany, demoLogo } from './company.ts'
import { correctionActions } from './writers/correction-writer.server.ts'
import { type DemoCustomer, demoCustomers } from './customers.ts'
import { deskActions, readOldNotifications } from './writers/desk-writer.server.ts'
import { at, type Action } from './writers/action.server.ts'
import { demoLetter } from './goods/draw-letter.ts'
import { drawProduct } from './goods/draw-product.ts'
import { type InvoiceStory, invoiceStories, priceChanges, recentDays } from './stories/invoice-story.ts'
import { changeOrder, type Goods, type Order, writeInvoice } from './writers/invoice-writer.server.ts'
import { slipActions } from './slip-writer.server.ts'
import { openItems } from './stories/open-items.server.ts'
import { openingActions } from './opening-writer.server.ts'
import { type ActingUser, openPast, type Past } from './stories/past.server.ts'
import { limitActions } from './writers/limits-writer.server.ts'
import { demoApplicant, demoPassword, demoStaff, type DemoPersonName } from './people.ts'
import { picturesOf } from './goods/pictures-of.server.ts'
import { rateStories } from './stories/rate-story.ts'
import { receiptStories } from './stories/receipt-story.ts'
import { reportActions } from './writers/report-writer.server.ts'
import { reviewActions } from './writers/review-writer.server.ts'
import { salesmanActions } from './writers/salesman-writer.server.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const seed = 2026

type Staff = Record<DemoPersonName, ActingUser>

/**
 * Fills an empty database with the sample business, in one transaction. Returns whether it was empty. The data are the
 * same each time, dated back from today.
 */
export async function fillDemo(pool: pg.Pool): Promise<boolean> {
  const before = await pool.query('select from users limit 1')
  if (before.rowCount !== 0) return false
  const [logo, letter, ...pictures] = await picturesOf([
    demoLogo,
    demoLetter,
    ...demoProducts.map(({ look }) => drawProduct(look)),
  ])
  const password_hash = await hashPassword(demoPassword)

  return await transaction(pool, anonymous, async (tx) => {
    await tx.run(sql`lock table users in share row exclusive mode`)
    if (await tx.row(sql`select id from users limit 1`)) return false
    const random = seededRandom(seed)
    const day = today('Asia/Baghdad')
    const opening = addDays(day, -recentDays - 14)
    const past = await openPast(tx)
    const staff = await hire(tx, past, opening, password_hash)
    const { owner, manager } = staff
    await past.act(at(opening, 7), owner, () =>
      updateRow(tx, settings, 1, { values: { ...demoCompany, logo } }),
    )

    await past.act(at(addDays(opening, 1), 9), owner, () => nameAccounts(tx, manager))

    const goods = new Map<string, Goods>()
    await past.act(at(addDays(opening, 2), 8), manager, async () => {
      for (const [index, { look: _, lot: __, ...columns }] of demoProducts.entries()) {
        const id = await insertRow(tx, product.name, { ...columns, image: pictures[index] })
        goods.set(columns.item_code, { ...columns, id })
      }
    })

    const registration: Action = {
      moment: at(addDays(day, -2), 15),
      by: null,
      work: () => insertRow(tx, user.name, { ...demoApplicant, password_hash }),
    }
    const accounts = accountActions(tx, {
      random: seededRandom(seed + 1),
      first: addDays(opening, 14),
      today: day,
      rates: rateStories(seededRandom(seed + 3), addDays(opening, 3), day),
      office: [staff.admin, staff.manager, staff.manager],
      letter,
      pictureOf: (code) => pictures[demoProducts.findIndex(({ item_code }) => item_code === code)],
    })
    const reports = reportActions(tx, day, staff)
    const loose = openItems(tx, day, staff.manager)
    const limited = limitActions(tx, day, owner, staff.salesman)
    const corrections = correctionActions(tx, { today: day, by: manager })
    const actions = inOrder([
      registration,
      ...trade(tx, random, day, staff, goods),
      ...accounts,
      ...reports,
      ...corrections,
      ...openingActions(tx, { first: opening, today: day, by: staff.admin }),
      ...slipActions(tx, day, manager),
      ...loose,
      ...limited,
      ...reviewActions(tx, day, staff),
      ...deskActions(tx, day, staff),
      ...salesmanActions(tx, day, staff),
    ])
    for (const { moment, by, work } of actions) await past.act(moment, by, work)
    await readOldNotifications(tx, day)
    await past.close()
    return true
  })
}

async function hire(tx: Transaction, past: Past, day: string, password_hash: string): Promise<Staff> {
  const hired = new Map<string, ActingUser>()
  for (const [name, person] of Object.entries(demoStaff)) {
    const id = await past.act(at(day, 6), hired.get('owner') ?? null, () =>
      insertRow(tx, user.name, { ...person }),
    )
    const doer = { id, name: `${person.first_name} ${person.last_name}` }
    // The users set their passwords themselves: a password set by another user is temporary.
    await past.act(at(day, 7), doer, () => updateRow(tx, user, id, { values: { password_hash } }))
    hired.set(name, doer)
  }
  return Object.fromEntries(hired) as Staff
}

/** Everything that happens once the company is open. */
function trade(
  tx: Transaction,
  random: SeededRandom,
  today: string,
  staff: Staff,
  goods: Map<string, Goods>,
): Action[] {
  const customers = new Map<string, number>()
  const actions: Action[] = []
  const now = new Date().toISOString()
  const plan = (moment: string, by: ActingUser | null, work: () => Promise<unknown>) =>
    actions.push({ moment: moment < now ? moment : now, by, work })

  const stories = invoiceStories(random, today)
  const receiptRandom = seededRandom(seed + 2)
  for (const each of demoCustomers) {
    plan(
      at(firstDayOf(each, stories, today), 6),
      random.one([staff.salesman, staff.secondSalesman]),
      async () => {
        const { weight: _, country: __, ...columns } = each
        customers.set(each.code, await insertRow(tx, customer.name, columns))
      },
    )
  }
  for (const { daysAgo, item_code, unit_price } of priceChanges) {
    plan(at(addDays(today, -daysAgo), 6), staff.manager, async () => {
      const changed = goods.get(item_code)
      if (!changed) throw new Error(`The catalogue has no ${item_code}.`)
      await updateRow(tx, product, changed.id, { values: { unit_price } })
      goods.set(item_code, { ...changed, unit_price })
    })
  }
  for (const story of stories) {
    let order: Order | null = null
    plan(at(story.day, random.whole(7, 10), random), staff[story.by], async () => {
      order = await writeInvoice(tx, story, customers.get(story.customer ?? '') ?? null, goods)
    })
    for (const step of story.order) {
      plan(at(step.day, random.whole(11, 13), random), staff[step.by], async () => {
        if (order) await changeOrder(tx, order, step)
      })
    }
    for (const receipt of receiptStories(receiptRandom, story)) {
      plan(at(receipt.day, 14, receiptRandom), receiptRandom.one([staff.admin, staff.manager]), async () => {
        const customer = customers.get(story.customer ?? '')
        if (order && customer) await writeReceipt(tx, order, customer, receipt)
      })
    }
  }
  for (const [code, dollars] of Object.entries(deposits)) {
    plan(at(addDays(today, -9), 14), staff.manager, async () => {
      const payer = customers.get(code)
      if (payer) await writeDeposit(tx, { customer: payer, day: addDays(today, -9), dollars })
    })
  }
  return actions
}

/** Payments of customers before their next order. */
const deposits = { 'BGD-006': 750, 'EBL-005': 300 }

function inOrder(actions: readonly Action[]): Action[] {
  return actions.toSorted((a, b) => Date.parse(a.moment) - Date.parse(b.moment))
}

/** Customers are created on the day of their first invoice. */
function firstDayOf({ code }: DemoCustomer, stories: InvoiceStory[], today: string): string {
  const first = stories.find((story) => story.customer === code)
  return first?.day ?? addDays(today, -30)
}

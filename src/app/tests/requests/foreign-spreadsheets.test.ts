import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aUser } from '../../../features/people/testing/a-user.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import {
  costlyVariants,
  damagedVariants,
  type ForeignFile,
  otherVariants,
  type Table,
  xlsxVariants,
} from '../../../parts/spreadsheets/testing/foreign-corpus.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const table: Table = [
  ['SL', 'Item code', 'Item name', 'Unit Price', 'Image', 'Description'],
  [1, 'FS-1', 'Blue pen', 0.45, '', 'The first'],
  [2, 'FS-2', 'Red pen', 12, 'https://example.com/a.png', ''],
  [3, 'FS-3', 'Green pen', 1250.5, '', 'x'],
]
const megabyte = 1024 * 1024

// Each is read in a process of its own. All files of these kinds are read in one process by the tests of the reader.
const variants = [...otherVariants(table), ...(await all(xlsxVariants(table)))]
const wellMade = variants.filter((_, index) => index % 8 === 0)
const damaged = await all(damagedVariants(variants, 20))
const costly = await all(costlyVariants())

async function all(files: AsyncIterable<ForeignFile> | Iterable<ForeignFile>): Promise<ForeignFile[]> {
  const found: ForeignFile[] = []
  for await (const file of files) found.push(file)
  return found
}

const preview = async (by: Api, { name, bytes }: ForeignFile) =>
  await sendSpreadsheet(by, '/product', {
    content: bytes,
    name,
    mode: 'preview',
    pen_type: 'pen_print_product',
  })

/** Sends the files one after the other; returns those with an unexpected response. */
async function sendAll(
  by: Api,
  files: readonly ForeignFile[],
  isRight: (answer: Awaited<ReturnType<typeof preview>>) => boolean,
) {
  const wrong: unknown[] = []
  for (const file of files) {
    const answer = await preview(by, file)
    if (!isRight(answer)) wrong.push([file.name, answer.status, answer.body.message, answer.body.wrong_rows])
  }
  return wrong
}

/** Another user, who gets a template and imports a filled one again and again; returns how often. */
async function meanwhile(by: Api, isOver: () => boolean) {
  const [, filled] = wellMade
  let times = 0
  while (!isOver() && filled) {
    expect((await by.fetch('/api/v1/product/import/template')).status).toBe(200)
    expect((await preview(by, filled)).status).toBe(200)
    times++
    await sleep(300)
  }
  return times
}

test('foreign, damaged and costly spreadsheets affect only their own requests', async () => {
  expect(wellMade.length + damaged.length + costly.length).toBeGreaterThan(50)
  const [one, two, three, another] = await Promise.all(
    [1, 2, 3, 4].map(async () => inkwell.signIn((await aUser(inkwell.pool)).username)),
  )
  if (!one || !two || !three || !another) throw new Error('Somebody has not signed in.')
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  let over = false
  const half = Math.ceil(wellMade.length / 2)
  const isRead = ({ status, body }: Awaited<ReturnType<typeof preview>>) =>
    status === 200 && counts(body).join() === '3,0,0,0'
  const isRefused = ({ status }: Awaited<ReturnType<typeof preview>>) => [200, 413, 415, 422].includes(status)
  const colleague = meanwhile(another, () => over)
  const wrong = await Promise.all([
    sendAll(one, wellMade.slice(0, half), isRead),
    sendAll(two, wellMade.slice(half), isRead),
    sendAll(three, [...costly, ...damaged], isRefused),
  ])
  over = true
  clearInterval(watch)
  const times = await colleague
  expect(wrong).toEqual([[], [], []])
  expect((most - before) / megabyte).toBeLessThan(300)
  // Answered while the files of the others were read, not after them.
  expect(times).toBeGreaterThan(5)
}, 180_000)

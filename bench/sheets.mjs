import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const api = '/api/v1'
const rowCount = 50_000
const mark = 'BENCH-SHEET-'
const megabyte = 1024

/** Imports and exports: rows per second, and the peak memory of the server meanwhile. */
export async function sheets({ product, token, pool, rows: invoices }) {
  const server = { ...product, token }
  const table = {}
  const note = async (name, rows, work) => {
    const { result, seconds, peak, rise } = await watched(product.pid, work)
    table[name] = {
      rows,
      'rows per second': Math.round(rows / seconds),
      'peak MB': peak,
      'MB above before': rise,
    }
    return result
  }
  try {
    const csv = Buffer.from(customersAsCsv())
    await note('preview of .csv', rowCount, () => sendSpreadsheet(server, csv, 'preview'))
    await note('import of .csv, all new', rowCount, () => sendSpreadsheet(server, csv, 'commit'))
    await note('import of .csv, all known', rowCount, () => sendSpreadsheet(server, csv, 'commit'))
    const search = `search=${mark}`
    await note('export as .csv', rowCount, () => download(server, `/customer/export?format=csv&${search}`))
    const xlsx = await note('export as .xlsx', rowCount, () =>
      download(server, `/customer/export?format=xlsx&${search}`),
    )
    await note('import of .xlsx, all known', rowCount, () => sendSpreadsheet(server, xlsx, 'commit'))
    await note('export of invoices as .xlsx', invoices, () => download(server, '/invoice/export?format=xlsx'))
  } finally {
    await takeAway(pool)
  }
  console.table(table)
}

function customersAsCsv() {
  const lines = Array.from(
    { length: rowCount },
    (_, index) =>
      `${index + 1},${mark}${index},Customer ${index} شركة,0750 ${index},c${index}@example.com,Trading,"Gulan St ${index}, Erbil",https://c${index}.example`,
  )
  return ['SL,customer code,name,phone,email,work,address,website', ...lines].join('\r\n')
}

async function sendSpreadsheet({ address, token }, content, mode) {
  const form = new FormData()
  form.set('file', new File([content], 'customers'))
  form.set('mode', mode)
  const response = await fetch(`${address}${api}/customer/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const answer = await response.json()
  if (!response.ok || answer.wrong > 0) throw new Error(`The import was refused: ${answer.message}`)
}

async function download({ address, token }, path) {
  const response = await fetch(address + api + path, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Runs work and measures the server's memory meanwhile. */
async function watched(pid, work) {
  const before = memoryOf(pid)
  let peak = before
  let running = true
  const watch = (async () => {
    while (running) {
      peak = Math.max(peak, memoryOf(pid))
      await sleep(20)
    }
  })()
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  running = false
  await watch
  return { result, seconds, peak, rise: peak - before }
}

/** The memory of a process in megabytes (Linux only, 0 elsewhere). */
function memoryOf(pid) {
  if (process.platform !== 'linux') return 0
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / megabyte)
}

async function takeAway(pool) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    await client.query('delete from customer where code like $1', [`${mark}%`])
    await client.query('grant truncate on history to current_user; alter table history disable trigger user')
    await client.query('truncate history, import_run')
    await client.query('call recount_all()')
  } finally {
    client.release(true)
  }
}

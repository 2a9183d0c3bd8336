import { createServer } from 'node:http'
import pg from 'pg'
import { firstPages, numberSearch, oneStatementCreate } from './bare-statements.mjs'

/*
 * The maximum that the machine can do: one request, one statement, one JSON.stringify. No sign-in, no checks, no count.
 * Started by bench.mjs with the addresses of the database for the product's role and for its superuser; prints its own
 * address on standard output.
 */
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text)
const [address, addressOfKeeper] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: address, max: 20, application_name: 'bare' })
// Without triggers, as only the superuser can do: no versions, history or notifications.
const silent = new pg.Pool({
  connectionString: `${addressOfKeeper}&options=-csession_replication_role%3Dreplica`,
  max: 20,
})

async function answer(url, body) {
  const query = new URLSearchParams(url.split('?')[1])
  if (body !== undefined) {
    const writer = query.has('silent') ? silent : pool
    const { rows } = await writer.query({ ...oneStatementCreate, values: [JSON.stringify(body)] })
    return { message: 'Created', data: rows[0] }
  }
  const search = query.get('search')
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('page_size') ?? 10)
  const { rows } =
    search === null
      ? await pool.query({ ...firstPages, values: [size, (page - 1) * size] })
      : await pool.query({ ...numberSearch, values: [search] })
  return { results: rows, count: 0 }
}

const server = createServer((request, response) => {
  const pieces = []
  request.on('data', (piece) => pieces.push(piece))
  request.on('end', () => {
    const body = request.method === 'POST' ? JSON.parse(Buffer.concat(pieces).toString()) : undefined
    answer(request.url, body).then(
      (value) => {
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(JSON.stringify(value))
      },
      (error) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`Bare server is ready at http://127.0.0.1:${server.address().port}`)
})

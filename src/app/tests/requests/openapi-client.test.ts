import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, expect, test } from 'vitest'
import { aUser, password } from '../../../features/people/testing/a-user.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = join(packageRoot, '.cache', `described-client-${process.pid}`)
afterAll(() => rm(folder, { recursive: true, force: true }))

interface MainJob {
  mainJob(baseUrl: string, user: string, password: string): Promise<unknown>
}

// The command `tsc` is also that of the old compiler, which writes the types.
const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc')
const settings = {
  extends: '../../tsconfig.json',
  compilerOptions: { lib: ['es2023', 'dom'], types: ['node'] },
  files: ['main-job.ts'],
}

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
}

interface Document {
  servers: object[]
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, Schema> }
}

function objectsIn(schema: Schema): Schema[] {
  const within = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  return [...(schema.properties ? [schema] : []), ...within.flatMap(objectsIn)]
}

test('the API description names shared types, each operation, and its errors', async () => {
  const { body } = await inkwell.anyone.get<Document>('/openapi.json')
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['getInvoiceById', 'postReceiptVoucherByIdCancel']))
  for (const { operationId, responses } of operations)
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['429', 'default']))
  expect(body.servers).toEqual([{ url: '/' }])
  const { schemas } = body.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Customer', 'CustomerInput', 'CustomerChanges', 'Invoice', 'InvoiceInList']),
  )
  // Fields are optional only in requests; responses contain all of them.
  const answers = Object.entries(schemas).filter(([name]) => !/(Input|Changes|Problem)$/.test(name))
  for (const [name, schema] of answers)
    for (const { properties, required } of objectsIn(schema))
      expect(required, name).toEqual(Object.keys(properties ?? {}))
})

test('a client generated from the description does the main tasks without a cast', async () => {
  const { body } = await inkwell.anyone.get<OpenAPI3>('/openapi.json')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(body)))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  await copyFile(
    join(import.meta.dirname, '../../testing/described-client/main-job.ts'),
    join(folder, 'main-job.ts'),
  )
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder])
  expect({ status, output: stdout.toString() }).toEqual({ status: 0, output: '' })

  const { username } = await aUser(inkwell.pool, { role: 'admin' })
  const { mainJob }: MainJob = await import(join(folder, 'main-job.ts'))
  const done = await mainJob(inkwell.address, username, password)
  expect(done).toMatchObject({
    invoice: { grand_total: 250, status: 'issued', customer_name: 'Al-Noor Press' },
    outstanding: 0,
    receipts: [150, 100],
    renamed: 'Al-Noor Printing Press',
    refused: 'conflict',
  })
})

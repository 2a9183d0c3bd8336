import serializers from '@fastify/fast-json-stringify-compiler'
import { expect, test } from 'vitest'
import { isRecord } from '../../../kernel/contract/endpoint.ts'
import { recordSchema } from '../../../kernel/server/http/description/json-schema.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const { endpoints } = await startTestInkwell()

// A running server compiles each only when first needed, which would be too late.
test('every response has a serializer that compiles', () => {
  const compile = serializers()({}, {})
  const replies = endpoints.flatMap(({ method, path, reply }) =>
    isRecord(reply) ? [{ method, url: path, httpStatus: '2xx', schema: recordSchema(reply, 'out') }] : [],
  )
  expect(replies.length).toBeGreaterThan(20)
  for (const reply of replies) expect(compile(reply), reply.url).toBeTypeOf('function')
})

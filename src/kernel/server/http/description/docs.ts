import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { apiBase } from '../mount.ts'
import { openApiDocument } from './openapi.ts'

/** Serves the OpenAPI document and its readable form. It is written when somebody first asks: few do, and all start. */
export async function serveDocs(server: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  let written: Record<string, unknown> | undefined
  // Through text, so that it is plain: what it says of one kind of record in several places is one object.
  const document = () => (written ??= JSON.parse(JSON.stringify(openApiDocument(endpoints, apiBase))))
  server.get(`${apiBase}/openapi.json`, async () => document())
  // The plugins must have one at once; what they answer is ours.
  const nothing = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }
  await server.register(swagger, { mode: 'static', specification: { document: nothing } })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1 },
    transformSpecification: document,
    transformSpecificationClone: false,
  })
}

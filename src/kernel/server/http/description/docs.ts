import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { apiBase } from '../mount.ts'
import { openApiDocument } from './openapi.ts'

/** Serves the OpenAPI document and its readable form. */
export async function serveDocs(server: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  // The swagger plugin wants its own types of the same document; through text it takes ours as it is.
  const document = JSON.parse(JSON.stringify(openApiDocument(endpoints, apiBase)))
  server.get(`${apiBase}/openapi.json`, async () => document)
  await server.register(swagger, { mode: 'static', specification: { document } })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1 },
  })
}

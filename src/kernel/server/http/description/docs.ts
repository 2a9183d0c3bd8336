import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { apiBase } from '../mount.ts'
import { openApiDocument } from './openapi.ts'

/** Serves the OpenAPI document and its readable form. It is built at the first request, so that it delays no start. */
export async function serveDocs(server: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  let written: Record<string, unknown> | undefined
  // Converted to JSON and back, so that the document is plain data: the built one shares objects between places.
  const document = () => (written ??= JSON.parse(JSON.stringify(openApiDocument(endpoints, apiBase))))
  server.get(`${apiBase}/openapi.json`, async () => document())
  // The plugin requires a document at once; every response replaces it.
  const nothing = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }
  await server.register(swagger, { mode: 'static', specification: { document: nothing } })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1 },
    transformSpecification: document,
    transformSpecificationClone: false,
  })
}

import type { FastifyInstance } from 'fastify'

/** What a page of ours may load, and who may frame it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // A product's picture may lie elsewhere; the address then comes from an imported sheet.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(';')

/**
 * The same for every answer. Nothing here insists on TLS: the product is often used on a local network without it,
 * and people would be locked out.
 */
const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Puts the security headers and the request's id on every answer. */
export function sendSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}

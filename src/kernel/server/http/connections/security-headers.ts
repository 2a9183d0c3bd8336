import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What Inkwell's pages may load, and who may frame them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  // The one inline script (index.html), by its hash.
  "script-src 'self' 'sha256-UjFEgi4fOzA4J5rEGk8MO26UQccmNBurjomaSrGd6d4='",
  "style-src 'self' 'unsafe-inline'",
  // A product's picture may be stored elsewhere; its address then comes from an imported spreadsheet.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** Features that no page uses; denied so that injected code cannot use them either. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid']
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * The same for every response. None of them requires TLS: Inkwell is often used on a local network without TLS, and
 * users would be locked out.
 */
const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Whether a browser trusts the connection, because of TLS or because it does not leave the machine. Otherwise it
 * ignores Cross-Origin-Opener-Policy and logs a warning on every page.
 */
function isTrustworthy({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)
}

/** Adds the security headers and the request id to every response. */
export function sendSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    if (isTrustworthy(request)) void reply.header('cross-origin-opener-policy', 'same-origin')
    done()
  })
}

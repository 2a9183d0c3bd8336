import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a page of ours may load, and who may frame it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  // The one script that stands within the page (index.html), by its hash.
  "script-src 'self' 'sha256-UjFEgi4fOzA4J5rEGk8MO26UQccmNBurjomaSrGd6d4='",
  "style-src 'self' 'unsafe-inline'",
  // A product's picture may lie elsewhere; the address then comes from an imported sheet.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** What no page of ours asks of a device, so that nothing that slips into one can either. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid']
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * The same for every answer. Nothing here insists on TLS: the product is often used on a local network without it,
 * and people would be locked out.
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
 * Whether a browser trusts the way here, by TLS or because it does not leave the machine. Elsewhere it ignores
 * Cross-Origin-Opener-Policy and complains of it on every page.
 */
function isTrustworthy({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)
}

/** Puts the security headers and the request's id on every answer. */
export function sendSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    if (isTrustworthy(request)) void reply.header('cross-origin-opener-policy', 'same-origin')
    done()
  })
}

import { isIP } from 'node:net'
import { Problem } from '../../../../kernel/contract/problem.ts'

/**
 * The origin and the site of a passkey; throws for an IP address or plain http (except localhost), where browsers have
 * no passkeys.
 */
export function siteOf(origin: string): { expectedOrigin: string; expectedRPID: string } {
  const { protocol, hostname } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || isIP(hostname) !== 0 || hostname.startsWith('[')) {
    throw new Problem('bad_request', 'Passkeys require HTTPS with a domain name, or localhost.')
  }
  return { expectedOrigin: origin, expectedRPID: hostname }
}

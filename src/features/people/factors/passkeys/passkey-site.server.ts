import { isIP } from 'node:net'
import { Problem } from '../../../../kernel/contract/problem.ts'

/** The site for which a passkey is: browsers give none to plain http, nor to a bare address. */
export function siteOf(origin: string): { expectedOrigin: string; expectedRPID: string } {
  const { protocol, hostname } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || isIP(hostname) !== 0 || hostname.startsWith('[')) {
    throw new Problem('bad_request', 'Passkeys require HTTPS with a domain name, or localhost.')
  }
  return { expectedOrigin: origin, expectedRPID: hostname }
}

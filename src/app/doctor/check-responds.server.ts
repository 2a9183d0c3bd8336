import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { TLSSocket } from 'node:tls'
import type { Config } from '../../kernel/server/process/config.ts'
import { readFailedStart } from '../../kernel/server/process/last-start.ts'
import { certificateLasts } from './certificate.server.ts'
import type { FormatTime } from './company-time.server.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks whether Inkwell responds, and whether requests came through an unconfigured proxy. */
export async function checkResponds(config: Config, formatTime: FormatTime): Promise<Finding[]> {
  const { port, tls } = config
  // The certificate may be named in the unit of the service only (LoadCredential), where a command does not see it.
  const answer = (tls ? undefined : await read(config, getPlain)) ?? (await read(config, getSecure))
  if (answer === undefined)
    return [bad(`Inkwell: no answer on port ${port}; start it${lastStart(config.dataDir, formatTime)}`)]
  const up = ok(`Inkwell: answers on port ${port}`)
  const { metrics, certificateUntil } = answer
  if (certificateUntil) {
    const served = tls ? [] : [certificateLasts(certificateUntil, formatTime)]
    return [up, ...served, ok('Proxy: Inkwell serves https itself')]
  }
  return [
    up,
    /^inkwell_proxy_untrusted 1$/m.test(metrics)
      ? bad(
          'Proxy: requests come through a proxy, but TRUST_PROXY is off, so all users share its address; see docs/operations.md',
        )
      : ok('Proxy: no request came through an untrusted proxy'),
  ]
}

/** Returns why the last start failed, or where to look, for the end of a sentence. */
export function lastStart(dataDir: string, formatTime: FormatTime): string {
  const failed = readFailedStart(dataDir)
  return failed
    ? `. Its last start, at ${formatTime(failed.at)}, failed: ${failed.reason}`
    : '. If it stops again, read the last lines of its log (journalctl -u inkwell)'
}

interface Answer {
  metrics: string
  /** When the certificate expires that was served; undefined without https. */
  certificateUntil?: Date
}

/** Returns the metrics, whatever the status of the response; undefined if there is no response. */
async function read(
  { host, port, metricsToken }: Config,
  get: typeof getPlain | typeof getSecure,
): Promise<Answer | undefined> {
  const place = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const address = `${place.includes(':') ? `[${place}]` : place}:${port}/metrics`
  const options = {
    headers: metricsToken ? { authorization: `Bearer ${metricsToken}` } : {},
    timeout: 3000,
    // The certificate has a check of its own, and is not issued for this address.
    rejectUnauthorized: false,
  }
  return await new Promise((resolve) => {
    const hear = (response: IncomingMessage) => {
      const { socket } = response
      const certificateUntil =
        socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined
      let metrics = ''
      response.on('data', (bytes: Buffer) => (metrics += bytes.toString()))
      response.on('end', () => resolve({ metrics, ...(certificateUntil && { certificateUntil }) }))
    }
    const scheme = get === getSecure ? 'https' : 'http'
    const request = get(`${scheme}://${address}`, options, hear)
    request.on('timeout', (): void => resolve(undefined)).on('error', () => resolve(undefined))
  })
}

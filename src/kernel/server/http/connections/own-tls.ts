import { readFileSync } from 'node:fs'
import { createSecureContext, Server } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../../../../parts/program/start-error.ts'
import type { Config } from '../../process/config.ts'

const lookMs = 60_000

/** The configured certificate and key. Throws a StartError if they do not belong together. */
export function ownTls(files: NonNullable<Config['tls']>): { cert: Buffer; key: Buffer } {
  try {
    const pair = { cert: readFileSync(files.cert), key: readFileSync(files.key) }
    createSecureContext(pair)
    return pair
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`TLS_CERT, TLS_KEY: they are no certificate and the key to it (${reason}).`, {
      cause: error,
    })
  }
}

/** Loads a renewed certificate without a restart; a pair that does not match yet is tried again later. */
export function reloadOnRenewal(server: FastifyInstance, files: NonNullable<Config['tls']>): void {
  let before = ownTls(files).cert
  const timer = setInterval(() => {
    try {
      const pair = ownTls(files)
      if (pair.cert.equals(before) || !(server.server instanceof Server)) return
      server.server.setSecureContext(pair)
      before = pair.cert
      server.log.info('The certificate was renewed')
    } catch (error) {
      server.log.warn(error)
    }
  }, lookMs)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
}

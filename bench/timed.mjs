import { Agent, request as send } from 'node:http'
import { performance } from 'node:perf_hooks'

const agent = new Agent({ keepAlive: true })

/** One request on a keep-alive connection; returns its body and milliseconds. */
export function timed(address, path, { token, method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const request = send(address + path, { method, headers, agent }, (response) => {
      const pieces = []
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', () => {
        const ms = performance.now() - start
        const bytes = Buffer.concat(pieces)
        if (response.statusCode >= 300)
          reject(new Error(`${method} ${path}: ${response.statusCode} ${bytes.toString()}`))
        else resolve({ bytes, ms })
      })
    })
    request.on('error', reject)
    request.end(body ? JSON.stringify(body) : undefined)
  })
}

/** The value below which a `share` of the values is. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

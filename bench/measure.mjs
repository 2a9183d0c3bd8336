import { Agent, request as send } from 'node:http'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'

/** Requests per second on 16 connections without pauses; throws at any status but 2xx. */
export async function requestsPerSecond(url, { token, seconds, method = 'GET', body }) {
  const result = await autocannon({
    url,
    method,
    connections: 16,
    duration: seconds,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`)
  }
  return result.requests.average
}

/**
 * The number of requests that some connections send in some seconds without pauses, each taking the given ones in turn;
 * throws at any status but 2xx.
 */
export async function requestsOf(address, { token, seconds, requests, connections = 8 }) {
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  let refusal = ''
  const noted = (status, body) => {
    if (status >= 300) refusal = `, the last with ${body}`
  }
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, body }) => ({
      method,
      path,
      onResponse: noted,
      headers: { ...authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${requests[0].path}: ${result.non2xx} refused, ${result.errors} broken${refusal}`)
  }
  return result['2xx']
}

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

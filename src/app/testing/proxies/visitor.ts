import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'

/** The address of a client that connects by https through a proxy. */
const sits = '127.0.0.9'

/** A response. */
export interface Seen {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** A client of a proxy, which trusts this certificate authority and knows Inkwell by this name. */
export class Visitor {
  token: string | undefined
  readonly #way: RequestOptions
  /** The client's own address behind the proxy. */
  readonly address = sits

  constructor(port: number, name: string, authority: Buffer) {
    this.#way = {
      host: '127.0.0.1',
      port,
      servername: name,
      ca: authority,
      localAddress: sits,
      headers: { host: name },
      agent: false,
    }
  }

  /** Sends JSON or a form, and reads the whole response. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const isForm = body instanceof FormData
    const sent = new Response(isForm ? body : body === undefined ? null : JSON.stringify(body))
    const bytes = Buffer.from(await sent.arrayBuffer())
    const type = isForm ? sent.headers.get('content-type') : 'application/json'
    const call = this.#begin(method, path, {
      ...(bytes.length > 0 && { 'content-type': type ?? '', 'content-length': String(bytes.length) }),
      ...headers,
    })
    call.end(bytes)
    const response = await answerTo(call)
    let text = ''
    for await (const piece of response.setEncoding('utf8')) text += String(piece)
    return { status: response.statusCode ?? 0, headers: response.headers, text }
  }

  /** Opens the live event stream. `until` waits for a text in it; `leave` closes it. */
  async listen(): Promise<{ until(words: string): Promise<void>; leave(): void }> {
    const call = this.#begin('GET', '/api/v1/live', {})
    call.end()
    const response = await answerTo(call)
    response.on('error', () => {})
    let heard = ''
    response.setEncoding('utf8').on('data', (piece) => (heard += piece))
    return {
      async until(words) {
        while (!heard.includes(words)) await once(response, 'data')
      },
      leave: () => void call.destroy(),
    }
  }

  #begin(method: string, path: string, headers: Record<string, string>) {
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
    return request({
      ...this.#way,
      method,
      path,
      headers: { ...this.#way.headers, ...authorization, ...headers },
    })
  }
}

async function answerTo(call: ReturnType<typeof request>): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    call.once('response', resolve)
    call.on('error', reject)
  })
}

import { connect, createServer, type Server, type Socket } from 'node:net'

const sslRequest = 80_877_103

/** A connection to the server, and the client that uses it now. */
interface Lent {
  socket: Socket
  client: Socket | undefined
  greeting: Buffer
}

/**
 * A pooler like PgBouncer in transaction mode: a client gets any connection to the server, until its transaction ends.
 * Other state of the session stays on that connection.
 */
export class TransactionPooler {
  readonly #server: Server
  readonly #target: string
  readonly #idle: Lent[] = []
  readonly #all = new Set<Socket>()

  /** `target` is the path of the server's socket. */
  constructor(target: string) {
    this.#target = target
    this.#server = createServer((client) => this.#welcome(client))
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The pooler does not listen')
    return address.port
  }

  async close(): Promise<void> {
    for (const socket of this.#all) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #welcome(client: Socket): void {
    this.#all.add(client)
    client.on('error', () => {})
    let startup: Buffer | undefined
    let lent: Lent | undefined
    client.on('data', (bytes: Buffer) => {
      if (bytes.length === 8 && bytes.readInt32BE(4) === sslRequest) return void client.write('N')
      if (!startup) {
        startup = bytes
        void this.#connect(startup).then((first) => {
          client.write(first.greeting)
          this.#idle.push(first)
        })
        return
      }
      if (bytes[0] === 0x58) return void client.destroy()
      client.pause()
      void this.#lend(lent, client, startup).then((one) => {
        lent = one
        lent.socket.write(bytes)
        client.resume()
      })
    })
  }

  async #lend(lent: Lent | undefined, client: Socket, startup: Buffer): Promise<Lent> {
    if (lent?.client === client) return lent
    const one = this.#idle.pop() ?? (await this.#connect(startup))
    one.client = client
    return one
  }

  /** Connects to the server like a client, and stores the server's greeting for later clients. */
  #connect(startup: Buffer): Promise<Lent> {
    return new Promise((resolve) => {
      const socket = connect(this.#target)
      this.#all.add(socket)
      const lent: Lent = { socket, client: undefined, greeting: Buffer.alloc(0) }
      let rest = Buffer.alloc(0)
      let isReady = false
      socket.on('error', () => {})
      socket.on('connect', () => socket.write(startup))
      socket.on('data', (bytes: Buffer) => {
        if (!isReady) lent.greeting = Buffer.concat([lent.greeting, bytes])
        const { client } = lent
        rest = Buffer.concat([rest, bytes])
        let isDone = false
        for (let length = lengthOf(rest); length <= rest.length; length = lengthOf(rest)) {
          // Ready for the next query, and in no transaction.
          isDone = rest[0] === 0x5a && rest[5] === 0x49
          rest = rest.subarray(length)
        }
        if (isReady) client?.write(bytes)
        if (!isDone) return
        lent.client = undefined
        if (isReady) this.#idle.push(lent)
        else resolve(lent)
        isReady = true
      })
    })
  }
}

/** The length of the server's first message; infinite while it is unknown. */
function lengthOf(bytes: Buffer): number {
  return bytes.length < 5 ? Number.POSITIVE_INFINITY : bytes.readInt32BE(1) + 1
}

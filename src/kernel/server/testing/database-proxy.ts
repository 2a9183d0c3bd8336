import { connect, createServer, type Server, type Socket } from 'node:net'

/** What happens to bytes in transit: they pass, wait, are lost, or no connection is accepted. */
export type NetworkState = 'clear' | 'frozen' | 'black hole' | 'refused'

/** A proxy between nodes and a PostgreSQL server, in place of the network. */
export class DatabaseProxy {
  #state: NetworkState = 'clear'
  #target: string
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  /** The connections that a black hole has accepted. */
  readonly #lost = new Set<Socket>()

  /** `target` is the path of the server's socket. */
  constructor(target: string) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near))
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The proxy does not listen')
    return address.port
  }

  get state(): NetworkState {
    return this.#state
  }

  /** After a black hole, connections whose bytes were lost stay dead. */
  turn(weather: NetworkState): void {
    this.#state = weather
    if (weather === 'refused') this.cut()
    for (const each of [...this.#pairs].flat()) {
      if (weather === 'clear') each.resume()
      else each.pause()
    }
    if (weather !== 'black hole') return
    for (const each of [...this.#pairs].flat()) this.#lost.add(each)
    this.#pairs.clear()
  }

  /** Breaks every connection, so that both ends notice. */
  cut(): void {
    for (const [near, far] of this.#pairs) this.#cut(near, far)
  }

  /** Redirects new connections and breaks the existing ones, like a floating address that moves. */
  lead(target: string): void {
    this.#target = target
    this.cut()
  }

  async close(): Promise<void> {
    this.cut()
    for (const socket of this.#lost) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(near: Socket): void {
    if (this.#state === 'refused') return void near.destroy()
    // A black hole accepts, since a missing machine cannot refuse, and never answers.
    if (this.#state === 'black hole') return void this.#lost.add(near.on('error', () => {}).pause())
    const far = connect(this.#target)
    const pair = [near, far] as const
    this.#pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes: Buffer) => to.write(bytes))
      from.on('error', () => this.#cut(near, far))
      from.on('close', () => this.#cut(near, far))
    }
    if (this.#state === 'frozen') for (const each of pair) each.pause()
  }

  #cut(near: Socket, far: Socket): void {
    for (const pair of this.#pairs) if (pair[0] === near) this.#pairs.delete(pair)
    near.destroy()
    far.destroy()
  }
}

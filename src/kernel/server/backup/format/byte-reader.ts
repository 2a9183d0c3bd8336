/** Reads lines and given numbers of bytes from a stream of pieces. */
export class ByteReader {
  #pieces: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  #heard: (piece: Buffer) => void

  /** `heard` is called with every byte that is read, in order. */
  constructor(bytes: AsyncIterable<Buffer>, heard: (piece: Buffer) => void) {
    this.#pieces = bytes[Symbol.asyncIterator]()
    this.#heard = heard
  }

  /** The next line without its line feed; undefined if the stream ends first. Lines are up to 200 MB long. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf(10)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > 200_000_000 || !(await this.#more())) return undefined
    }
  }

  /** The given number of bytes in pieces; fewer only at the end of the stream. */
  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#more())) return
      const piece = this.#take(Math.min(left, this.#rest.length))
      left -= piece.length
      yield piece
    }
  }

  /** Whether everything has been read to the end of the stream. */
  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#more())
  }

  #take(count: number): Buffer {
    const piece = this.#rest.subarray(0, count)
    this.#rest = this.#rest.subarray(count)
    this.#heard(piece)
    return piece
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#pieces.next()
    if (done === true) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }
}

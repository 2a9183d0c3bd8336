/** An uploaded file, unchanged. A class, so that no text or object from a request can pass for one. */
export class UploadedFile {
  /** The name that the sender gave it; only for display. */
  readonly name: string
  readonly bytes: Uint8Array
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string

  constructor(name: string, bytes: Uint8Array, sha256: string) {
    this.name = name
    this.bytes = bytes
    this.sha256 = sha256
  }
}

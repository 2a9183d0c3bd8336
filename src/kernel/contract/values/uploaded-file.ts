/**
 * A file that came with a form, as it is. A class of its own, so that no text or record that somebody sends can
 * pass for one.
 */
export class UploadedFile {
  /** What its sender calls it; only ever shown. */
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

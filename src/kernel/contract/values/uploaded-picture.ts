/**
 * A picture that came with a form, as it was sent: nobody has looked at it yet. A class of its own, so that no text or
 * record that somebody sends can pass for one.
 */
export class SentPicture {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** A picture that came with a form, decoded, limited and re-encoded by the server. */
export class UploadedPicture {
  /** SHA-256 of `full`, in hexadecimal: the picture's name for ever. */
  readonly sha256: string
  readonly full: Uint8Array
  readonly thumb: Uint8Array

  constructor(sha256: string, full: Uint8Array, thumb: Uint8Array) {
    this.sha256 = sha256
    this.full = full
    this.thumb = thumb
  }
}

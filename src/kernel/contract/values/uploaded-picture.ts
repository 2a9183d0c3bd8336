/** An uploaded picture before it is decoded. A class, so that no text or object from a request can pass for one. */
export class RawPicture {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** An uploaded picture, decoded, scaled down and re-encoded by the server. */
export class UploadedPicture {
  /** SHA-256 of `full`, in hexadecimal: the picture's permanent name. */
  readonly sha256: string
  readonly full: Uint8Array
  readonly thumb: Uint8Array

  constructor(sha256: string, full: Uint8Array, thumb: Uint8Array) {
    this.sha256 = sha256
    this.full = full
    this.thumb = thumb
  }
}

/** The server could not be reached at all. */
export class Offline extends Error {
  readonly displayText = 'The server cannot be reached. Check your connection and try again.'

  constructor() {
    super('The server cannot be reached')
    this.name = 'Offline'
  }
}

import { Writable } from 'node:stream'
import { extract } from 'tar'

/** A stream that unpacks the bytes of a tar file into a folder; the files belong to the current account. */
export function unpackInto(folder: string): Writable {
  const unpack = extract({ cwd: folder, strict: true, preserveOwner: false })
  const target = new Writable({
    write(bytes: Buffer, _encoding, done) {
      if (unpack.write(bytes)) done()
      else unpack.once('drain', () => done())
    },
    final(done) {
      unpack.once('close', () => done())
      unpack.end()
    },
  })
  unpack.on('error', (error: Error) => target.destroy(error))
  return target
}

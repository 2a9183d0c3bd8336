/**
 * The child process that decodes pictures. A separate process, since the decoder is native code with untrusted input:
 * it may crash or take long, needs much memory, and must not block the server's other work.
 *
 * Plain JavaScript on purpose: Node 20 cannot run TypeScript, and this one file, always started from the sources,
 * serves the built server and the tests alike.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

const fullSide = 1600
const thumbSide = 200
const inside = { fit: 'inside', withoutEnlargement: true }

// Ctrl-C in a terminal reaches every process of its group; the parent ends this one when it is done.
process.on('SIGINT', () => {})
// Sign-ins and lists have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// One picture at a time in one thread, without a cache: more would only use memory.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * Decodes a picture and encodes it again in two sizes, upright, without metadata or anything hidden in it; null if the
 * picture is incomplete or damaged.
 * @param {{ bytes: Uint8Array, pixelsMax: number }} task
 * @returns {Promise<{ full: Uint8Array, thumb: Uint8Array } | null>}
 */
export default async function decode({ bytes, pixelsMax }) {
  try {
    const full = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      .rotate()
      .resize(fullSide, fullSide, inside)
      .webp({ quality: 86 })
      .toBuffer()
    // The small one is made from the large one, which saves decoding twice.
    const thumb = await sharp(full).resize(thumbSide, thumbSide, inside).webp({ quality: 82 }).toBuffer()
    return { full, thumb }
  } catch {
    return null
  }
}

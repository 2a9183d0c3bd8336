/**
 * The child process that decodes pictures. A process of its own, since the decoder is native code that strangers feed:
 * it may crash or take long, it takes much memory, and it must not stand in the way of what else the server computes.
 *
 * Plain JavaScript on purpose: Node 20 cannot run TypeScript, and this one file, always started from the sources,
 * serves the built server and the tests alike.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

const fullSide = 1600
const thumbSide = 200
const inside = { fit: 'inside', withoutEnlargement: true }

// Ctrl-C in a terminal reaches every process of its group; the parent ends us when it is done.
process.on('SIGINT', () => {})
// Whoever signs in or opens a list comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// One picture at a time in one thread, and nothing kept of it: more would only use memory.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * Decodes a picture and encodes it anew, upright, without metadata or anything hidden in it, in two sizes; null for
 * what is no whole picture.
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
    // The small one is made of the large one: decoding twice would cost twice.
    const thumb = await sharp(full).resize(thumbSide, thumbSide, inside).webp({ quality: 82 }).toBuffer()
    return { full, thumb }
  } catch {
    return null
  }
}

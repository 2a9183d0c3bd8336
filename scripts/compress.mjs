import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const worthwhileBytes = 1024
/** More of them save a thousandth. */
const zopfliRounds = 5

/** Writes `.br` and `.gz` beside each text file below `folder`, so that the server never compresses them itself. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  )
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path) {
  if (!compressible.has(extname(path))) return
  const content = readFileSync(path)
  if (content.length < worthwhileBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    // Browsers ask for Brotli over TLS alone; an office without it gets the smallest gzip that there is.
    gzipAsync(content, { numiterations: zopfliRounds }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

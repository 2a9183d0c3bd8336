import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzip } from 'libdeflate'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const worthwhileBytes = 1024
/** The best compression. */
const gzipLevel = 12

/** Writes `.br` and `.gz` beside each text file below `folder`, so that the server never compresses them. */
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
  // Browsers accept Brotli only over TLS; without it they get a gzip of nearly minimal size.
  writeFileSync(`${path}.gz`, gzip(content, gzipLevel))
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}

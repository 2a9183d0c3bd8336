import sharp from 'sharp'
import type { UploadedPicture } from '../../../kernel/contract/values/uploaded-picture.ts'
import { createPictureReader } from '../../../kernel/server/picture-reader/picture-reader.ts'

const svgReader = { operation: ['VipsForeignLoadSvg'] }

/** Returns drawings as uploaded pictures. */
export async function picturesOf(drawings: readonly string[]): Promise<UploadedPicture[]> {
  const drawn = await drawnAsPng(drawings)
  const reader = createPictureReader()
  try {
    const pictures: UploadedPicture[] = []
    for (const png of drawn) pictures.push(await reader.read(0, png))
    return pictures
  } finally {
    await reader.close()
  }
}

/**
 * The program reads no SVG, since uploads may be hostile. These drawings are our own, and the server is not running
 * yet.
 */
async function drawnAsPng(drawings: readonly string[]): Promise<Buffer[]> {
  sharp.unblock(svgReader)
  try {
    return await Promise.all(
      drawings.map((svg) => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()),
    )
  } finally {
    sharp.block(svgReader)
  }
}

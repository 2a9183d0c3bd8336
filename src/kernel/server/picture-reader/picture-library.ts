import sharp, { type Sharp } from 'sharp'

// All other formats are blocked: SVG, for example, is a program that draws.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * A picture of a supported type, not decoded yet. Import this file only when needed: the library is a tenth of what the
 * server would load, and a start does not need it.
 */
export function pictureIn(bytes: Uint8Array): Sharp {
  // The caller has checked the size from the header.
  return sharp(bytes, { limitInputPixels: false })
}

import sharp, { type Sharp } from 'sharp'

// Nothing else is even looked at: an SVG, for one, is a program that draws.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * A picture of the kinds that are taken, not read yet. Import this where a picture is at hand: the library is a tenth
 * of what the server would load, and a start needs none of it.
 */
export function pictureIn(bytes: Uint8Array): Sharp {
  // How large it may be is for the caller to say, by what its first bytes tell.
  return sharp(bytes, { limitInputPixels: false })
}

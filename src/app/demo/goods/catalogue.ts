import { packedProducts } from './packed-products.ts'
import { printedProducts } from './printed-products.ts'
import { promotionalProducts } from './promotional-products.ts'
import type { DemoProduct } from './shelf.ts'

/** Everything that the demo's company sells. */
export const demoProducts: readonly DemoProduct[] = [
  ...printedProducts,
  ...promotionalProducts,
  ...packedProducts,
]

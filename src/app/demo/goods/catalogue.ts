import { packedProducts } from './packed-products.ts'
import { printedProducts } from './printed-products.ts'
import { promotionalProducts } from './promotional-products.ts'
import type { DemoProduct } from './shelf.ts'

/** All products of the demo's company. */
export const demoProducts: readonly DemoProduct[] = [
  ...printedProducts,
  ...promotionalProducts,
  ...packedProducts,
]

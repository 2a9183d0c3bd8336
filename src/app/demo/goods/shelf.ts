import type { penTypes } from '../../../features/products/products.contract.ts'
import type { PenLook } from './draw-pen.ts'
import type { ProductLook } from './draw-product.ts'

/** A product, and how many of it customers usually order at once. */
export interface DemoProduct {
  pen_type: keyof typeof penTypes
  item_code: string
  items: string
  unit_price: number | null
  description: string | null
  look: ProductLook
  lot: { from: number; to: number; step: number }
}

export const steel = '#c3c9d1'
export const gold = '#d3a847'
export const black = '#26282d'
export const ink = '#1d3354'

export const pens = (...looks: PenLook[]): ProductLook => ({ thing: 'pens', pens: looks })

export function pen(
  shape: PenLook['shape'],
  body: string,
  trim: string,
  accent: string,
  mark?: string,
): PenLook {
  return { shape, body, trim, accent, ...(mark ? { mark } : {}) }
}

type Entry = [code: string, name: string, price: number | null, description: string | null, look: ProductLook]

/** Returns products of one type that are ordered in similar quantities. */
export function shelf(
  pen_type: DemoProduct['pen_type'],
  lot: DemoProduct['lot'],
  entries: Entry[],
): DemoProduct[] {
  return entries.map(([item_code, items, unit_price, description, look]) => ({
    pen_type,
    item_code,
    items,
    unit_price,
    description,
    look,
    lot,
  }))
}

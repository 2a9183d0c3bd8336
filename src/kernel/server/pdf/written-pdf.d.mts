/** A PDF in the form that Inkwell's compiler writes; see `written-pdf.mjs`. */
export interface WrittenPdf {
  start: string
  objects: Map<number, string>
  trailer: string
}
export function readPdf(bytes: Uint8Array): WrittenPdf
export function dictionary(object?: string): string
export function reference(object: string | undefined, name: string): number

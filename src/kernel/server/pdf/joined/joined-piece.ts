import { dictionary, readPdf, reference } from '../written-pdf.mjs'

/** A PDF of Inkwell's compiler, with the facts that are needed to join it. */
export interface Piece {
  objects: ReadonlyMap<number, string>
  /** The objects that the joined PDF replaces with its own. */
  left: ReadonlySet<number>
  pages: number
  pageCount: number
  firstPage: number
  structure: number
  /** As a PDF string. */
  title: string
  language: string
  isRightToLeft: boolean
  isAccessible: boolean
  /** The top elements of its structure. */
  elements: number[]
  /** The elements on each of its pages. */
  parents: [nth: number, key: number][]
  parentsNext: number
  names: [name: string, key: number][]
  roles: [role: string, kind: string][]
}

const pairs = (text: string | undefined, pair: RegExp) => [...(text ?? '').matchAll(pair)]
const held = /\/Title (<[^>]*>|\((?:\\[^]|[^\\)])*\))/

export function openPiece(bytes: Uint8Array): Piece {
  const { objects, trailer } = readPdf(bytes)
  const [catalogKey, infoKey] = [reference(trailer, 'Root'), reference(trailer, 'Info')]
  const catalog = dictionary(objects.get(catalogKey))
  const [pages, structure] = [reference(catalog, 'Pages'), reference(catalog, 'StructTreeRoot')]
  const [outlines, metadata] = [reference(catalog, 'Outlines'), reference(catalog, 'Metadata')]
  const root = dictionary(objects.get(structure))
  const parents = pairs(/\/Nums \[([^\]]*)\]/.exec(root)?.[1], /(\d+) (\d+) 0 R/g)
  const pageNodes = objects.get(pages) ?? ''
  return {
    objects,
    left: new Set([catalogKey, infoKey, structure, metadata, ...below(objects, outlines)]),
    pages,
    pageCount: Number(/\/Count (\d+)/.exec(pageNodes)?.[1]),
    firstPage: firstPageBelow(objects, pages),
    structure,
    title: held.exec(objects.get(infoKey) ?? '')?.[1] ?? '()',
    language: /\/Lang \(([\w-]+)\)/.exec(catalog)?.[1] ?? 'en',
    isRightToLeft: catalog.includes('/Direction /R2L'),
    isAccessible: objects.get(metadata)?.includes('<pdfuaid:part>') ?? false,
    elements: pairs(/^ {2}\/K \[([^\]]*)\]/m.exec(root)?.[1], /(\d+) 0 R/g).map(([, key]) => Number(key)),
    parents: parents.map(([, nth, key]) => [Number(nth), Number(key)]),
    parentsNext: Number(/\/ParentTreeNextKey (\d+)/.exec(root)?.[1] ?? 0),
    names: pairs(/\/Names \[([^\]]*)\]/.exec(root)?.[1], /\((\w+)\) (\d+) 0 R/g).map(([, name = '', key]) => [
      name,
      Number(key),
    ]),
    roles: pairs(/\/RoleMap <<([^>]*)>>/.exec(root)?.[1], /\/(\w+) \/(\w+)/g).map(
      ([, role = '', kind = '']) => [role, kind],
    ),
  }
}

function firstPageBelow(objects: ReadonlyMap<number, string>, key: number): number {
  const first = /\/Kids \[(\d+) 0 R/.exec(objects.get(key) ?? '')?.[1]
  return first === undefined ? key : firstPageBelow(objects, Number(first))
}

/** The objects of an outline, including its bookmarks. */
function below(objects: ReadonlyMap<number, string>, outlines: number): number[] {
  const found = new Set([outlines])
  // Bookmarks come after their parents.
  for (const [key, object] of objects) if (found.has(reference(object, 'Parent'))) found.add(key)
  return [...found]
}

/** How objects get their numbers in the joined PDF. */
export interface Share {
  take(): number
  /** The number of an object with the same content; if undefined, `take` returns the number of the new object. */
  known(content: string): number | undefined
}

interface Within {
  structure: number
  pages: number
  parentOffset: number
  idPrefix: string
}

/** The objects of a piece, with their numbers in the joined PDF. */
export function renumbered(piece: Piece, share: Share, within: Within) {
  const keys = new Map([[piece.structure, within.structure]])
  const written: [number, string][] = []
  const contentOf = (key: number, keyOf: (key: number) => number) => {
    const object = piece.objects.get(key) ?? ''
    const head = dictionary(object)
    const inside = head.slice(head.indexOf('\n') + 1)
    return withReferences(inside, keyOf) + object.slice(head.length)
  }
  const body = (content: string) => content.slice(0, content.lastIndexOf('\nendobj'))

  /** A picture and its parts, which have no circular references. */
  const shared = (key: number): number => {
    const before = keys.get(key)
    if (before !== undefined) return before
    const content = body(contentOf(key, shared))
    const known = share.known(content)
    const number = known ?? share.take()
    if (known === undefined) written.push([number, content])
    keys.set(key, number)
    return number
  }
  for (const [key, object] of piece.objects) {
    if (dictionary(object).includes('/Subtype /Image')) shared(key)
  }
  const own = [...piece.objects.keys()].filter((key) => !keys.has(key) && !piece.left.has(key))
  for (const key of own) keys.set(key, share.take())
  const keyOf = (key: number) => keys.get(key) ?? 0
  for (const key of own) {
    written.push([keyOf(key), inWhole(piece, key, body(contentOf(key, keyOf)), within)])
  }
  return { keyOf, written }
}

/** Adjusts the parts of an object that refer to the whole document. */
function inWhole(
  piece: Piece,
  key: number,
  content: string,
  { pages, parentOffset, idPrefix }: Within,
): string {
  if (key === piece.pages) return content.replace('<<\n', `<<\n  /Parent ${pages} 0 R\n`)
  if (content.includes('/Type /StructElem')) {
    const named = content.replaceAll(/\((U\d+x\d+y\d+)\)/g, `(${idPrefix}$1)`)
    return piece.elements.includes(key) ? named.replace('<<\n', `<<\n  /Lang (${piece.language})\n`) : named
  }
  return content.replaceAll(
    /^( +\/StructParents?) (\d+)$/gm,
    (_, name: string, nth: string) => `${name} ${Number(nth) + parentOffset}`,
  )
}

/** Replaces object numbers in references, but not within strings. */
function withReferences(content: string, keyOf: (key: number) => number): string {
  let depth = 0
  return content.replaceAll(/\\[^]|[()]|\b(\d+) 0 R\b/g, (part, key: string | undefined) => {
    if (part === '(') depth++
    else if (part === ')') depth--
    return key !== undefined && depth === 0 ? `${keyOf(Number(key))} 0 R` : part
  })
}

import { createHash } from 'node:crypto'
import { openPiece, type Piece, renumbered, type Share } from './joined-piece.ts'

/** The object numbers of the joined PDF; the objects of its pieces follow. */
const whole = { catalog: 1, pages: 2, structure: 3, outlines: 4, info: 5, metadata: 6 } as const
const lastOfWhole = 6

/** A text as a PDF string, in any script. */
const held = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Writes objects one after another, and records where each begins. */
class Objects {
  readonly #starts = new Map<number, number>()
  #length = 0
  last: number = lastOfWhole

  write(text: string): Buffer {
    const bytes = Buffer.from(text, 'latin1')
    this.#length += bytes.length
    return bytes
  }

  object(key: number, content: string): Buffer {
    this.#starts.set(key, this.#length)
    return this.write(`${key} 0 obj\n${content}\nendobj\n\n`)
  }

  end(): Buffer {
    const entries = Array.from({ length: this.last }, (_, at) => {
      const start = this.#starts.get(at + 1)
      return start === undefined ? '0000000000 65535 f\r\n' : `${String(start).padStart(10, '0')} 00000 n\r\n`
    })
    const table = `xref\n0 ${this.last + 1}\n0000000000 65535 f\r\n${entries.join('')}`
    const trailer = `trailer\n<<\n  /Size ${this.last + 1}\n  /Root ${whole.catalog} 0 R\n  /Info ${whole.info} 0 R\n>>`
    return this.write(`${table}${trailer}\nstartxref\n${this.#length}\n%%EOF`)
  }
}

/** The facts about the pieces that the joined PDF needs. */
interface Tagged {
  roots: number[]
  pageCount: number
  marks: { title: string; page: number }[]
  elements: number[]
  parents: string[]
  nextParent: number
  names: string[]
  roles: Map<string, string>
  isRightToLeft: boolean | null
  isAccessible: boolean
}

/**
 * Joins PDFs of Inkwell's compiler into one, written while the pieces arrive: only one piece is in memory. Pictures
 * that several pieces show are stored once, each piece has a bookmark with its title, and the structure for screen
 * readers is kept.
 */
export async function* joinedPdf(title: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const objects = new Objects()
  const shared = new Map<string, number>()
  const tagged: Tagged = {
    roots: [],
    pageCount: 0,
    marks: [],
    elements: [],
    parents: [],
    nextParent: 0,
    names: [],
    roles: new Map(),
    isRightToLeft: null,
    isAccessible: true,
  }
  yield objects.write('%PDF-1.7\n%\x80\x80\x80\x80\n\n')
  for await (const bytes of pieces) {
    const piece = openPiece(bytes)
    const written = pieceWritten(piece, tagged, {
      take: () => ++objects.last,
      known: (content) => {
        const hash = createHash('sha256').update(content, 'latin1').digest('base64')
        const key = shared.get(hash)
        if (key === undefined) shared.set(hash, objects.last + 1)
        return key
      },
    })
    yield Buffer.concat(written.map(([key, content]) => objects.object(key, content)))
  }
  for (const [key, content] of wholeWritten(title, tagged, () => ++objects.last))
    yield objects.object(key, content)
  yield objects.end()
}

/** Renumbers the objects of a piece, and adds its facts to `tagged`. */
function pieceWritten(piece: Piece, tagged: Tagged, share: Share): [number, string][] {
  const nth = String(tagged.marks.length).padStart(5, '0')
  const { keyOf, written } = renumbered(piece, share, {
    structure: whole.structure,
    pages: whole.pages,
    parentOffset: tagged.nextParent,
    idPrefix: nth,
  })
  tagged.roots.push(keyOf(piece.pages))
  tagged.pageCount += piece.pageCount
  tagged.marks.push({ title: piece.title, page: keyOf(piece.firstPage) })
  tagged.isRightToLeft ??= piece.isRightToLeft
  tagged.isAccessible &&= piece.isAccessible
  tagged.elements.push(...piece.elements.map(keyOf))
  for (const [nthParent, key] of piece.parents) {
    tagged.parents.push(`${nthParent + tagged.nextParent} ${keyOf(key)} 0 R`)
  }
  tagged.nextParent += piece.parentsNext
  for (const [name, key] of piece.names) tagged.names.push(`(${nth}${name}) ${keyOf(key)} 0 R`)
  for (const [role, kind] of piece.roles) tagged.roles.set(role, kind)
  return written
}

function wholeWritten(title: string, tagged: Tagged, take: () => number): [number, string][] {
  const refs = (keys: readonly number[]) => keys.map((key) => `${key} 0 R`).join(' ')
  const marks = tagged.marks.map((mark) => ({ ...mark, key: take() }))
  const [first, last] = [marks.at(0)?.key, marks.at(-1)?.key]
  const metadata = xmp(title, tagged.isAccessible)
  return [
    [whole.pages, `<<\n  /Type /Pages\n  /Count ${tagged.pageCount}\n  /Kids [${refs(tagged.roots)}]\n>>`],
    [
      whole.structure,
      `<<\n  /Type /StructTreeRoot\n  /RoleMap <<${[...tagged.roles].map(([role, kind]) => ` /${role} /${kind}`).join('')} >>\n  /K [${refs(tagged.elements)}]\n  /ParentTree <<\n    /Nums [${tagged.parents.join(' ')}]\n  >>\n  /IDTree <<\n    /Names [${tagged.names.toSorted().join(' ')}]\n  >>\n  /ParentTreeNextKey ${tagged.nextParent}\n>>`,
    ],
    [
      whole.outlines,
      `<<\n  /Type /Outlines${first === undefined ? '' : `\n  /First ${first} 0 R\n  /Last ${last} 0 R`}\n  /Count ${marks.length}\n>>`,
    ],
    ...marks.map((mark, at): [number, string] => {
      const [before, after] = [marks[at - 1]?.key, marks[at + 1]?.key]
      const beside = `${before === undefined ? '' : `\n  /Prev ${before} 0 R`}${after === undefined ? '' : `\n  /Next ${after} 0 R`}`
      return [
        mark.key,
        `<<\n  /Title ${mark.title}\n  /Parent ${whole.outlines} 0 R${beside}\n  /Dest [${mark.page} 0 R /Fit]\n>>`,
      ]
    }),
    [whole.info, `<<\n  /Title ${held(title)}\n>>`],
    [
      whole.metadata,
      `<<\n  /Length ${metadata.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${metadata}\nendstream`,
    ],
    [
      whole.catalog,
      `<<\n  /Type /Catalog\n  /Pages ${whole.pages} 0 R\n  /Metadata ${whole.metadata} 0 R\n  /StructTreeRoot ${whole.structure} 0 R\n  /MarkInfo <<\n    /Marked true\n    /Suspects false\n  >>\n  /ViewerPreferences <<\n    /DisplayDocTitle true\n    /Direction ${tagged.isRightToLeft ? '/R2L' : '/L2R'}\n  >>\n  /Outlines ${whole.outlines} 0 R\n>>`,
    ],
  ]
}

/** The metadata of the file (XMP), one character for a byte. */
function xmp(title: string, isAccessible: boolean): string {
  const text = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title>${isAccessible ? '<pdfuaid:part>1</pdfuaid:part>' : ''}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  return Buffer.from(text).toString('latin1')
}

import { partName } from './zip-check.mjs'
import { attribute, scanXml } from './xml-scanner.mjs'

/**
 * What a part of an Office document points to: by its key there, the kind of the relation and the name of a part.
 * @param {Map<string, import('./zip-check.mjs').Part>} parts
 * @param {string} name of the part that points; '' for the document as a whole
 * @returns {Promise<Map<string, { kind: string, target: string }>>}
 */
export async function relationsOf(parts, name) {
  const [folder, file] = /^(.*\/)?([^/]*)$/.exec(name)?.slice(1) ?? []
  const relations = new Map()
  const part = parts.get(`${folder ?? ''}_rels/${file ?? ''}.rels`)
  if (!part) return relations
  await scanXml(part.pieces(), {
    open(tag, attributes) {
      if (tag !== 'Relationship') return
      const key = attribute(attributes, 'Id')
      const target = targetIn(parts, folder ?? '', attribute(attributes, 'Target') ?? '')
      if (key === undefined || target === undefined) return
      // The strict kind of these documents has other addresses, with the same ends.
      relations.set(key, { kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1), target })
    },
  })
  return relations
}

/** The part that an address means, as seen from a folder; nothing for what lies outside of the document. */
function targetIn(parts, folder, address) {
  const base = `part:///${folder}`
  const url = URL.canParse(address, base) ? new URL(address.replaceAll('\\', '/'), base) : undefined
  if (url?.protocol !== 'part:') return undefined
  const names = [url.pathname, decoded(url.pathname), address].map(partName)
  return names.find((name) => parts.has(name))
}

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

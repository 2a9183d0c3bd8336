import { partName } from './zip-check.mjs'
import { attribute, scanXml } from './xml-scanner.mjs'

/**
 * Returns the relationships of a part of an Office document, by id: the kind, and the name of the part that it points
 * to.
 * @param {Map<string, import('./zip-check.mjs').Part>} parts
 * @param {string} name of the part whose relationships are read; '' for the document as a whole
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
      // The strict variant of the format has other URLs for the kinds, with the same last segments.
      relations.set(key, { kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1), target })
    },
  })
  return relations
}

/**
 * Returns the name of the part to which an address points, relative to a folder; undefined if it is outside the
 * document.
 */
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

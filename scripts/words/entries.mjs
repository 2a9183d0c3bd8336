import { parseSync, Visitor } from 'vite'

/**
 * The entries of the object that a file exports: the sentence, and its texts with their positions in the source. A
 * plain text has the form '', the texts of an object its keys; `start` and `end` are of the whole value.
 */
export function entriesOf(path, source, name) {
  let found = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      const object = withoutTypes(init)
      if (object?.type === 'ObjectExpression' && (name === undefined || id.name === name)) {
        found = object.properties.map(entryOf)
      }
    },
  }).visit(parseSync(path, source).program)
  return found
}

function entryOf({ key, value }) {
  const texts =
    value.type === 'ObjectExpression'
      ? value.properties.map((each) => textOf(nameOf(each.key), each.value))
      : [textOf('', value)]
  return { key: nameOf(key), texts, start: value.start, end: value.end }
}

const textOf = (form, { value, start, end }) => ({ form, text: value, start, end })
const nameOf = (key) => (key.type === 'Identifier' ? key.name : String(key.value))

/** Returns the object of `{ … } as const satisfies …`. */
function withoutTypes(node) {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? withoutTypes(node.expression)
    : node
}

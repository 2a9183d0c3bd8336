import { parseSync, Visitor } from 'vite'

/** The attributes whose text users see or hear. */
const readOut = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'nothingFoundMessage',
  'placeholder',
  'title',
])

/** Names that are the same in every language: the program, currencies and keys. */
const names = /\b(Inkwell|USD|IQD|Ctrl)\b/g

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(names, ''))

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns the literal texts that an expression may evaluate to. */
function textsOf(expression: unknown): string[] {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'Literal':
      return typeof expression['value'] === 'string' ? [expression['value']] : []
    case 'TemplateLiteral': {
      const quasis = expression['quasis'] as { value: { cooked: string } }[]
      return quasis.map(({ value }) => value.cooked)
    }
    case 'ConditionalExpression':
      return [...textsOf(expression['consequent']), ...textsOf(expression['alternate'])]
    case 'LogicalExpression':
      return [...textsOf(expression['left']), ...textsOf(expression['right'])]
    case 'BinaryExpression':
      return expression['operator'] === '+'
        ? [...textsOf(expression['left']), ...textsOf(expression['right'])]
        : []
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return textsOf(expression['expression'])
    default:
      return []
  }
}

/**
 * Returns the texts in a component's source that are not translated: between elements, and in attributes of HTML and
 * Mantine. The props of our own components are typed as messages.
 */
export function literalTextsIn(source: string, path: string): string[] {
  const { program } = parseSync(path, source)
  const found: string[] = []
  const library = new Set<string>()
  const note = (texts: readonly string[]) => found.push(...texts.filter(hasWords))
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!/^@mantine|^react-router/.test(from.value)) return
      for (const { local } of specifiers) library.add(local.name)
    },
    JSXText: ({ value }) => void note([value.trim()]),
    JSXElement({ children, openingElement: { name, attributes } }) {
      if (name.type === 'JSXIdentifier' && name.name === 'style') return
      for (const child of children) if (child.type === 'JSXExpressionContainer') note(textsOf(child))
      const tag = name.type === 'JSXMemberExpression' ? name.object : name
      const called = 'name' in tag && typeof tag.name === 'string' ? tag.name : ''
      if (!/^[a-z]/.test(called) && !library.has(called)) return
      for (const each of attributes) {
        if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') continue
        if (readOut.has(each.name.name)) note(textsOf(each.value))
      }
    },
    // A translated text with something appended: the separator differs by language.
    TemplateLiteral({ quasis, expressions }) {
      const isTextOf = (each: unknown) =>
        isNode(each) &&
        each.type === 'CallExpression' &&
        isNode(each['callee']) &&
        each['callee']['name'] === 'say'
      const glue = quasis.map(({ value }) => value.cooked ?? '').join('')
      if (expressions.some(isTextOf) && !/^[\s·↑↓+]*$/u.test(glue)) found.push(glue)
    },
    JSXFragment({ children }) {
      for (const child of children) if (child.type === 'JSXExpressionContainer') note(textsOf(child))
    },
  }).visit(program)
  return found
}

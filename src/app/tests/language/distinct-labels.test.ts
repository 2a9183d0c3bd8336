import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import type { Field, Fields } from '../../../kernel/contract/fields.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { ar } from '../../../i18n/ar.ts'
import { english } from '../../../i18n/english.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Label } from '../../../i18n/messages.ts'
import { translators } from '../../../i18n/translators.ts'
import { entities } from '../../features.server.ts'

const source = join(packageRoot, 'src')

/** Labels that may have the same translation, since they mean the same. */
const oneThing: ReadonlySet<string> = new Set([
  'edit / update',
  'good afternoon / good evening',
  'payment statement voucher / payment vouchers',
  'receipt vouchers / receipts',
  'activate / turn on',
  'change password / password change',
  'login / login now / sign in',
  'logout / sign out',
  'reset twofactor authentication / twofactor authentication reset',
  'approval / approve',
  'cancellation date / cancelled',
  'invoice number / invoice reference',
  'receipt / receipt voucher',
  'due / due date',
  'invoice no / invoice number',
  'no / number',
  'po ref / purchase order reference',
])

const isLabel = (text: unknown): text is Label =>
  typeof text === 'string' && Object.hasOwn(ar, text) && !text.includes('{')

const labelsOf = (fields: Fields): Label[] =>
  Object.values<Field>(fields).flatMap((field) => [
    ...(isLabel(field.label) ? [field.label] : []),
    ...('fields' in field ? labelsOf(field.fields) : []),
  ])

/** The labels in a file, and the client files that it imports. */
function readSource(path: string): { says: Label[]; shows: string[] } {
  const [says, shows]: [Label[], string[]] = [[], []]
  new Visitor({
    Literal: ({ value }) => {
      if (isLabel(value)) says.push(value)
      else if (typeof value === 'string' && /^\..*\.client\.tsx$/.test(value))
        shows.push(normalize(join(dirname(path), value)))
    },
  }).visit(parseSync(path, readFileSync(join(source, path), 'utf8')).program)
  return { says, shows }
}

const files = new Map<string, ReturnType<typeof readSource>>()
const read = (path: string) => {
  const known = files.get(path) ?? readSource(path)
  files.set(path, known)
  return known
}

/** All labels on the screens of a feature: its own, those of imported parts, and those of fields. */
function labelsOfScreens(feature: string): Label[] {
  const folder = join('features', feature)
  const paths = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
  const waiting = paths
    .filter((path) => /\.(client\.tsx|contract\.ts)$/.test(path))
    .map((path) => join(folder, path))
  const seen = new Set(waiting)
  const used: Label[] = []
  for (const path of waiting) {
    const { says, shows } = read(path)
    used.push(...says)
    for (const other of shows.filter((shown) => !seen.has(shown))) {
      seen.add(other)
      waiting.push(other)
    }
  }
  const own = entities.filter(({ label, plural }) => used.includes(label) && used.includes(plural))
  return [...used, ...own.flatMap(({ fields }) => labelsOf(fields))]
}

const inSmallLetters = (label: Label) =>
  english(label)
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')

/** Different English texts with the same translation, each as `one / other`. */
function sameText(labels: readonly Label[], t: Translate): string[] {
  const meanings = new Map<string, Set<string>>()
  for (const label of labels) {
    const known = meanings.get(t(label)) ?? new Set()
    meanings.set(t(label), known.add(inSmallLetters(label)))
  }
  return [...meanings.values()].filter(({ size }) => size > 1).map((all) => [...all].toSorted().join(' / '))
}

const features: string[] = JSON.parse(readFileSync(join(source, 'features/order.json'), 'utf8'))

test.each(['ar', 'ckb'] as const)('in %s no two labels of a screen are equal', (language) => {
  const alike = features.flatMap((feature) =>
    sameText(labelsOfScreens(feature), translators[language])
      .filter((labels) => !oneThing.has(labels))
      .map((labels) => `${feature}: ${labels}`),
  )
  expect(alike).toEqual([])
})

// Lists, menus and the palette offer these actions for several kinds of records.
test.each(['ar', 'ckb'] as const)(
  'in %s the actions on two kinds of records have different labels',
  (language) => {
    const actions = Object.keys(ar).filter(
      (text) => isLabel(text) && /^(Cancel|Create|Print|Update) /.test(text),
    )
    expect(actions.length).toBeGreaterThan(30)
    expect(
      sameText(actions as Label[], translators[language]).filter((labels) => !oneThing.has(labels)),
    ).toEqual([])
  },
)

test('labels with two meanings are found', () => {
  const t: Translate = Object.assign(() => 'پسوولە', { language: 'ckb' } as const)
  expect(sameText(['Invoice', 'Voucher'], t)).toEqual(['invoice / voucher'])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { ckb } from './ckb.ts'
import type { Forms } from './catalog.ts'
import { en } from './en.ts'
import { sameEverywhere } from './testing/same-everywhere.ts'

type Words = string | Forms

const arabic: Readonly<Record<string, Words>> = ar
const sorani: Readonly<Record<string, Words>> = ckb
const english: Readonly<Record<string, Words>> = en

const formsOf = (words: Words): string[] => (typeof words === 'string' ? [words] : Object.values(words))
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

describe.each([
  ['Arabic', arabic],
  ['Sorani', sorani],
])('%s', (_language, catalog) => {
  const entries = Object.entries(catalog).flatMap(([key, words]) =>
    formsOf(words).map((text): [key: string, text: string] => [key, text]),
  )

  test('translates every message', () => {
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('has the same values in every message as English', () => {
    const wrong = Object.entries(catalog).filter(([key, words]) => {
      const wanted = unique(namesIn(key))
      const isPlural = typeof words !== 'string'
      return formsOf(words).some((text) => {
        const shown = unique(namesIn(text))
        // Forms such as "one row" and "two rows" need no figure.
        const expected =
          isPlural && !shown.includes('count') ? wanted.filter((name) => name !== 'count') : wanted
        return shown.join() !== expected.join()
      })
    })
    expect(wrong).toEqual([])
  })

  test('contains no English words', () => {
    const left = entries.filter(([, text]) => {
      const own = text.replaceAll(/\{\w+\}/g, '').replaceAll(sameEverywhere, '')
      return /[A-Za-z]{2}/.test(own)
    })
    expect(left).toEqual([])
  })

  test('puts field names in quotation marks, since a field may be called "To"', () => {
    const aboutFields = entries.filter(([key]) => /^\{label\} (must|is|has|could) /.test(key))
    expect(aboutFields.length).toBeGreaterThan(0)
    expect(aboutFields.filter(([, text]) => !text.includes('«{label}»'))).toEqual([])
  })

  test('writes ranges in words: a dash would reverse them from right to left', () => {
    expect(entries.filter(([, text]) => /[\d}]\s*[–-]\s*[\d{]/.test(text))).toEqual([])
  })

  test('has plural forms for every message with plural forms in English', () => {
    const counted = Object.entries(english).filter(([, words]) => typeof words !== 'string')
    const single = counted.filter(([key]) => typeof catalog[key] === 'string' && catalog === arabic)
    expect(single).toEqual([])
  })
})

test('Sorani is written with its own letters', () => {
  const wrong = Object.entries(sorani).filter(([, words]) =>
    formsOf(words).some((text) => /[يكىةھ]/.test(text)),
  )
  expect(wrong.filter(([key]) => key !== 'العربية')).toEqual([])
})

test('the English catalog contains only texts that differ from their key, and one for each key with a hint', () => {
  const known = Object.keys(english).filter((key) => Object.hasOwn(arabic, key))
  expect(known).toEqual(Object.keys(english))
  expect(Object.entries(english).filter(([key, words]) => words === key)).toEqual([])
  const shown = Object.keys(arabic).filter((key) => key.includes('|') && english[key] === undefined)
  expect(shown).toEqual([])
})

test('unapplied credit has one name everywhere', () => {
  for (const [catalog, words] of [
    [arabic, /غير (ال)?مخصص/],
    [sorani, /تەرخان ?نەکراو/],
  ] as const) {
    const about = Object.entries(catalog).filter(([key]) => /unapplied credit/i.test(key))
    expect(about.length).toBeGreaterThan(10)
    expect(about.filter(([, message]) => formsOf(message).some((text) => !words.test(text)))).toEqual([])
  }
})

test('each message is in one file of a catalog', async () => {
  const folder = join(import.meta.dirname, 'ar')
  const places = new Map<string, string[]>()
  for (const file of readdirSync(folder)) {
    const rooms = Object.values((await import(join(folder, file))) as Record<string, object>)
    for (const key of rooms.flatMap((room) => Object.keys(room))) {
      places.set(key, [...(places.get(key) ?? []), file])
    }
  }
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})

test('in Sorani the bare word for a paper means the invoice; all other papers are qualified', () => {
  const ofWhat = /^(?:ی|کانی|یەکی)? ?(?:فرۆشتن|وەرگرتن|خەرجکردن|گەڕاندنەوە)/
  const unused = Object.entries(sorani).flatMap(([key, words]) =>
    formsOf(words)
      .filter(
        (text) =>
          !/invoice/i.test(key) &&
          text
            .split('پسوولە')
            .slice(1)
            .some((rest) => !ofWhat.test(rest)),
      )
      .map((text) => [key, text]),
  )
  expect(unused).toEqual([])
})

test('in Arabic unapplied credit is not named with the phrase for buying on the tab', () => {
  // In Iraq this phrase means buying on the tab; only a payment on account is called so too.
  const onTheTab = Object.entries(arabic).filter(([, words]) =>
    formsOf(words).some((text) => text.includes('على الحساب')),
  )
  expect(onTheTab.map(([key]) => key)).toEqual(['Payment on account'])
})

import { useSyncExternalStore } from 'react'
import { english } from '../../../i18n/english.ts'
import { isLanguage, type Language, languages } from '../../../i18n/languages.ts'
import { preferredOf } from '../../../i18n/preferred-language.ts'
import { type Catalog, type Translate, translator } from '../../../i18n/translate.ts'

/** index.html reads the same key before the first paint. */
const storageKey = 'inkwell.language'

/** A language comes when somebody wants it; English is always there. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalog>>> = {
  ar: async () => (await import('../../../i18n/ar.ts')).ar,
  ckb: async () => (await import('../../../i18n/ckb.ts')).ckb,
}

const come: Partial<Record<Language, Translate>> = {}

async function translatorOf(language: Language): Promise<Translate> {
  if (language === 'en') return english
  return (come[language] ??= translator(language, await catalogs[language]()))
}

let t: Translate = english
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says sentences in the language that is shown; a component that asks is drawn anew when that changes. */
export function useTranslate(): Translate {
  return useSyncExternalStore(subscribe, sayNow)
}

/** The same outside of what is drawn: for what is said once and gone, such as the name of a file. */
export function sayNow(): Translate {
  return t
}

/** The language that is shown. */
export function shownLanguage(): Language {
  return t.language
}

/** What was chosen on this device, else what the browser asks for first of those that are spoken. */
export function wantedLanguage(): Language {
  return chosenHere() ?? preferredOf(navigator.languages) ?? 'en'
}

function chosenHere(): Language | undefined {
  try {
    const chosen = localStorage.getItem(storageKey)
    return isLanguage(chosen) ? chosen : undefined
  } catch {
    // Storage may be forbidden; the browser's own language will do.
    return undefined
  }
}

/**
 * Shows everything in a language from now on, once its words have come; what people have typed stays. Throws when they
 * do not come, and then all stays as it was.
 */
export async function showLanguage(language: Language): Promise<void> {
  t = await translatorOf(language)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  for (const listener of listeners) listener()
}

/** The same, and remembers it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // It is shown all the same, until the page is loaded anew.
  }
}

import { createContext, use, useSyncExternalStore } from 'react'
import { english } from '../../../i18n/english.ts'
import { isLanguage, type Language, languages } from '../../../i18n/languages.ts'
import { preferredOf } from '../../../i18n/preferred-language.ts'
import { type Catalog, type Translate, translator } from '../../../i18n/translate.ts'

/** index.html reads the same key before the first paint. */
const storageKey = 'inkwell.language'

/** Other languages are loaded when needed; English is always available. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalog>>> = {
  ar: async () => (await import('../../../i18n/ar.ts')).ar,
  ckb: async () => (await import('../../../i18n/ckb.ts')).ckb,
}

const loaded: Partial<Record<Language, Translate>> = {}

async function translatorOf(language: Language): Promise<Translate> {
  if (language === 'en') return english
  return (loaded[language] ??= translator(language, await catalogs[language]()))
}

let t: Translate = english
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The translator of the current language; only the root of the page reads it here and passes it on. */
export function useCurrentTranslate(): Translate {
  return useSyncExternalStore(subscribe, currentTranslate)
}

/** Set by the root of the page: a subscription in each of the hundreds of values in a list would take longer. */
export const TranslateContext = createContext<Translate>(english)

/** Returns the translator of the current language. The component renders again when the language changes. */
export function useTranslate(): Translate {
  return use(TranslateContext)
}

/** Returns the current translator outside of rendering, for text that is used once, such as a file name. */
export function currentTranslate(): Translate {
  return t
}

/** The language that is shown. */
export function shownLanguage(): Language {
  return t.language
}

/** Returns the language chosen on this device, otherwise the browser's first preferred language that is available. */
export function wantedLanguage(): Language {
  return chosenHere() ?? preferredOf(navigator.languages) ?? 'en'
}

function chosenHere(): Language | undefined {
  try {
    const chosen = localStorage.getItem(storageKey)
    return isLanguage(chosen) ? chosen : undefined
  } catch {
    // Local storage may be disabled; the browser's language is used then.
    return undefined
  }
}

/**
 * Switches to a language once its catalog is loaded; input stays. Throws if the catalog cannot be loaded, and then
 * nothing changes.
 */
export async function showLanguage(language: Language): Promise<void> {
  t = await translatorOf(language)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  for (const listener of listeners) listener()
}

/** Switches to a language and remembers it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The language applies anyway, until the page is reloaded.
  }
}

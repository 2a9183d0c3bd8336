import type { Language } from '../../../i18n/languages.ts'
import type { Labelled } from './printable-text.ts'

/** What every paper of the company bears, whatever it is about. */
export interface Letterhead {
  language: Language
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
  footer: string[]
  /** `page {page} of {pages}`, with both places open. */
  page_of: string
}

/** One of those between whom a paper passes. */
export interface Party {
  label: string
  name: string
  lines: string[]
}

/** What people wrote, with what is said of it below. */
export interface Described {
  text: string
  details: string[]
}

export interface Column {
  label: string
  /** Words, a day, the address of a picture (empty where there is none), or a figure, which stands at the right in every language. */
  kind: 'text' | 'day' | 'picture' | 'figure'
  /** Whether it is what people look for in a row. */
  strong?: true
  /** How much of the room it takes beside other words. */
  share?: number
}

export interface PaperTable {
  columns: readonly Column[]
  /** What stands above the first row, and counts in the last column. */
  opening: Labelled | null
  /** A cell of words is described, all others are as their column says. */
  rows: readonly (readonly (string | Described)[])[]
  /** What the figures come to, under their columns. */
  totals: { label: string; figures: string[] } | null
}

/** A line of sums; one that is `grand` is what the paper is about. */
export interface Sum extends Labelled {
  grand?: true
  words?: string
}

export interface Panel {
  title: string
  facts: Labelled[]
}

/**
 * A paper as data: everything that stands on it, as text, in the order of reading. The page (`paper-sheet.tsx`) and the
 * PDF (`paper.typ`) lay out the same and decide nothing about it.
 */
export interface Paper extends Letterhead {
  /** A page of A4, one on its side, or a slip: half a page, of which the original and a copy make a whole one. */
  sheet: 'page' | 'wide' | 'slip'
  title: string
  /** Title of the page and of the file: `Invoice INV-2026-00001`. */
  name: string
  /** What the file is called where that is not the name. */
  file_name: string | null
  /** Across each page; one that warns says that this is nothing to go by. */
  watermark: { text: string; warns: boolean } | null
  parties: Party[]
  /** Number, dates and what else identifies it. */
  facts: Labelled[]
  /** What it is for, in one line or many. */
  texts: Labelled[]
  /** How the table is to be read. */
  explained: string | null
  table: PaperTable | null
  /** The sum in words, and what is stamped below it; they stand beside the sums. */
  words: Labelled | null
  stamp: string | null
  sums: Sum[]
  panels: Panel[]
  /** Figures side by side, each in a box. */
  boxes: Panel | null
  notes: string[]
  terms: { title: string; lines: string[] } | null
  signatures: string[]
  /** What the two slips on one page are called. */
  copies: { original: string; copy: string } | null
}

const nothing = {
  sheet: 'page',
  file_name: null,
  watermark: null,
  parties: [],
  texts: [],
  explained: null,
  table: null,
  words: null,
  stamp: null,
  sums: [],
  panels: [],
  boxes: null,
  notes: [],
  terms: null,
  signatures: [],
  copies: null,
} satisfies Partial<Paper>

/** A paper of the company: what is not said does not stand on it. */
export function paperOf(
  letterhead: Letterhead,
  parts: Pick<Paper, 'title' | 'name' | 'facts'> & Partial<Paper>,
): Paper {
  return { ...nothing, ...letterhead, ...parts }
}

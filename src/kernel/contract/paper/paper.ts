import type { Language } from '../../../i18n/languages.ts'
import type { Labelled } from './printable-text.ts'

/** What every paper of the company has. */
export interface Letterhead {
  language: Language
  company_name: string
  /** The address of the logo. */
  logo: string | null
  footer: string[]
  /** `page {page} of {pages}`, with both placeholders unfilled. */
  page_of: string
}

/** A sender or recipient of a paper. */
export interface Party {
  label: string
  name: string
  lines: string[]
}

/** A text that users wrote, with details below it. */
export interface Described {
  text: string
  details: string[]
}

export interface Column {
  label: string
  /**
   * Text, a date, the address of a picture (empty if there is none), or a figure, which is aligned right in every
   * language.
   */
  kind: 'text' | 'day' | 'picture' | 'figure'
  /** Whether the column is emphasized. */
  strong?: true
  /** The share of the width among the columns of text. */
  share?: number
}

export interface PaperTable {
  columns: readonly Column[]
  /** The row above the first one: its value is in the last column. */
  opening: Labelled | null
  /** A cell of the kind `text` is a `Described`; the others are strings of their column's kind. */
  rows: readonly (readonly (string | Described)[])[]
  /** The sums of the figures, below their columns. */
  totals: { label: string; figures: string[] } | null
}

/** A line of the sums; `grand` marks the final one. */
export interface Sum extends Labelled {
  grand?: true
  words?: string
}

export interface Panel {
  title: string
  facts: Labelled[]
}

/**
 * A paper as data: all its contents as text, in reading order. The page (`printed-paper.tsx`) and the PDF (`paper.typ`)
 * only lay it out.
 */
export interface Paper extends Letterhead {
  /** An A4 page, an A4 page in landscape, or a slip: half a page, printed twice on one page as original and copy. */
  sheet: 'page' | 'wide' | 'slip'
  title: string
  /** The title of the page and of the file: `Invoice INV-2026-00001`. */
  name: string
  /** The name of the file, if not `name`. */
  file_name: string | null
  /** Printed across each page. One that `warns` says that the paper is not valid. */
  watermark: { text: string; warns: boolean } | null
  parties: Party[]
  /** The number, dates and other identifying facts. */
  facts: Labelled[]
  /** The purpose, in one line or several. */
  texts: Labelled[]
  /** How to read the table. */
  explained: string | null
  table: PaperTable | null
  /** The sum in words and the stamp below it, both beside the sums. */
  words: Labelled | null
  stamp: string | null
  sums: Sum[]
  panels: Panel[]
  /** Figures side by side, each framed. */
  boxes: Panel | null
  notes: string[]
  terms: { title: string; lines: string[] } | null
  signatures: string[]
  /** The labels of the two slips on one page. */
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

/** Returns a paper of the company. Parts that are not given are empty. */
export function paperOf(
  letterhead: Letterhead,
  parts: Pick<Paper, 'title' | 'name' | 'facts'> & Partial<Paper>,
): Paper {
  return { ...nothing, ...letterhead, ...parts }
}

const sources = /\b(?:from|join)\s+((?:"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?\s*,\s*)*"?\w+"?)/gi

/**
 * The tables that a query reads: whatever stands behind a `from` or a `join` of it, sub-selects included. Names that are
 * no tables may be among them, such as those of functions; what a function of the database reads by itself is not.
 */
export function tablesRead(text: string): string[] {
  const lists = [...text.matchAll(sources)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(lists.map((source) => /\w+/.exec(source)?.[0] ?? ''))]
}

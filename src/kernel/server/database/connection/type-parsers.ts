import pg from 'pg'

type Parse = (text: string) => unknown

const oid = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  dateArray: 1182,
  timestamp: 1114,
  timestampArray: 1115,
  timestamptz: 1184,
  timestamptzArray: 1185,
  numeric: 1700,
  numericArray: 1231,
}

/** Converts `2026-11-20 08:01:02.5+00`, the format of a session in UTC, to ISO 8601. */
function instant(text: string): string {
  // The fast path for nearly all values; a page of a list has two in each row.
  if (text[10] === ' ' && text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
  // Infinity has no ISO form and stays as it is.
  return text.includes(' ') ? `${text.replace(' ', 'T').replace(/[+-]00$/, '')}Z` : text
}

// The driver's types declare only some type ids, and not this one.
const builtIn: (id: number, format: 'text') => (text: string) => (string | null)[] = pg.types.getTypeParser
const textArray = builtIn(1009, 'text')

function arrayOf(parse: Parse): Parse {
  return (text) => textArray(text).map((entry) => (entry === null ? null : parse(entry)))
}

const same: Parse = (text) => text

// A double stores 15 significant digits exactly; numeric(14,2) has at most 14, keys and counts have fewer.
const parsers = new Map<number, Parse>([
  [oid.int8, Number],
  [oid.numeric, Number],
  // A Date would shift with the reader's time zone.
  [oid.date, same],
  [oid.timestamp, instant],
  [oid.timestamptz, instant],
  [oid.int8Array, arrayOf(Number)],
  [oid.numericArray, arrayOf(Number)],
  [oid.dateArray, arrayOf(same)],
  [oid.timestampArray, arrayOf(instant)],
  [oid.timestamptzArray, arrayOf(instant)],
])

/** Converts PostgreSQL values to the values of contracts; for the `types` option of a pool or client. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id, format),
}

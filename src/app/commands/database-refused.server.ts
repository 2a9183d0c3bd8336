import { codeOf } from '../../kernel/server/database/failures/database-error.ts'
import { StartError } from '../../parts/program/start-error.ts'

/** What to do about a database error, by PostgreSQL's error code or class. */
const whatToDo: Record<string, string> = {
  XX001: 'A page of the database is damaged; see "A damaged page" in docs/operations.md.',
  XX002:
    'An index of the database is damaged; npm run reindex rebuilds it, see "A damaged page" in docs/operations.md.',
  '42501': 'A permission is missing; npm run doctor names the statement that gives it back.',
  '3D': 'The database is missing; look at DATA_DIR.',
  '28': 'The role of Inkwell may not sign in to the database, or is missing; restart Inkwell, which creates it.',
  '08': 'The database cannot be reached.',
  '53': 'The database has reached a limit, such as a full disk.',
  '57': 'The database stopped or is starting; try again in a moment.',
  '58': 'The database cannot read or write its files; look at its disk.',
}

/** What differs if the database is behind DATABASE_URL. */
const externally: Record<string, string> = {
  '3D': 'The database is missing; look at DATABASE_URL.',
  '28': 'The role of DATABASE_URL may not sign in to the database, or is missing.',
}

/** Returns a database error of a command as one line with what to do; undefined if the error is a bug. */
export function databaseRefused(
  error: unknown,
  { isExternal }: { isExternal: boolean },
): StartError | undefined {
  if (error instanceof StartError) return undefined
  const code = codeOf(error)
  const kind = code.slice(0, 2)
  const words = (isExternal ? externally[kind] : undefined) ?? whatToDo[code] ?? whatToDo[kind]
  if (words === undefined || !(error instanceof Error)) return undefined
  return new StartError(`${words} (${error.message.split('\n')[0]})`, { cause: error })
}

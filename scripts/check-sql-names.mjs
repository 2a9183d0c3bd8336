import { readFileSync } from 'node:fs'
import { oldNamesIn } from './old-sql-names.mjs'

/* Checks the names of the database's functions and triggers; oxlint does the same for TypeScript (`eslint/id-denylist`). */
for (const name of oldNamesIn(readFileSync(new URL('../docs/schema.sql', import.meta.url), 'utf8'))) {
  console.error(
    `"${name}" in the database is named with an old word; docs/glossary.md gives the word of today.`,
  )
  process.exitCode = 1
}

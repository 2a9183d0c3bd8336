import { defineConfig } from 'vite'

/** What is started or imported from outside of the server's sources, by commands, measurements and tests. */
export const entries = [
  'app/server',
  'app/commands/backup.server',
  'app/commands/check-log.server',
  'app/doctor/check-money.server',
  'app/demo/demo.server',
  'app/doctor/doctor.server',
  'app/commands/restore-until.server',
  'app/commands/restore.server',
  'app/commands/reindex.server',
  'app/commands/reset-password.server',
  'app/commands/rotate-key.server',
  'app/commands/upgrade-database.server',
  'features/people/sign-in/first-superuser.server',
  'kernel/server/database/upgrade/migrate',
  'kernel/server/database/connection/open',
  'kernel/server/database/upgrade/sql-files',
  'kernel/server/process/log-line',
  'kernel/server/picture-reader/picture-reader',
  'parts/embedded-postgres/programs/programs',
  'parts/embedded-postgres/start',
]

/**
 * Builds the server: those entries at their own paths, and what they share in few files, since reading five hundred
 * small ones was a third of a start (decision 0071). Packages stay where npm puts them, but for zod: half of its
 * modules are messages in forty languages, and a build takes what is used.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    // A log names the sources.
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
})

import { defineConfig } from 'vite'

/** Modules that commands, measurements and tests start or import from outside the server's sources. */
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
  'app/commands/repair.server',
  'app/commands/reset-password.server',
  'app/commands/rotate-key.server',
  'app/commands/upgrade-database.server',
  'kernel/server/process/log-line',
  'kernel/server/picture-reader/picture-reader',
  'parts/embedded-postgres/programs/programs',
  'parts/embedded-postgres/start',
]

/**
 * Builds the server: these entries at their own paths, and shared code in few files, since reading five hundred small
 * ones took a third of a start (decision 0071). Packages stay external, except zod: half of its modules are messages in
 * forty languages, and the build includes only what is used.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    // Stack traces in the log name the sources.
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
})

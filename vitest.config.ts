import { defineConfig } from 'vitest/config'

/** Tests that must pass in every time zone of the machine. */
const zoneTests = 'src/**/*.tz.test.ts'

const shared = {
  // Native modules (pictures, passwords) and TZ belong to a process, so each worker is one.
  pool: 'forks' as const,
  // No file changes anything that another could see (each has its own database); loading all modules again for each
  // took a third of the tests' time.
  isolate: false,
  // Long enough that only a hanging test is ended, even on a slow machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A polled expectation fails with its message before the test's own limit ends it.
  expect: { poll: { timeout: 50_000 } },
}

export default defineConfig({
  test: {
    // Two more than most machines have processors, since some wait for the database or for processes that they start
    // and stop.
    maxWorkers: 4,
    // Here and not in the shared settings: one database server is used by all projects.
    globalSetup: ['src/kernel/server/testing/postgres.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'all',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // Far west of the company, and on the previous day for half of each day, so that any shifted date fails a
          // test.
          env: { TZ: 'America/Los_Angeles' },
          // It writes types with the compiler's API, which the current compiler no longer has.
          alias: { typescript: '@typescript/typescript6' },
          server: { deps: { inline: ['openapi-typescript'] } },
        },
      },
      // The time zone of the company.
      { test: { ...shared, name: 'zones', include: [zoneTests], env: { TZ: 'Asia/Baghdad' } } },
      // Run by `npm run trials`: they create clusters, kill processes, start proxies.
      {
        test: {
          ...shared,
          name: 'trials',
          include: ['trials/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})

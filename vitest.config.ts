import { defineConfig } from 'vitest/config'

/** What must come out alike wherever the machine stands. */
const zoneTests = 'src/**/*.tz.test.ts'

const shared = {
  // Native modules (pictures, passwords) and TZ belong to a process, so each worker is one.
  pool: 'forks' as const,
  // No file changes what another could see (each has its own database); loading all modules anew for each of them took
  // as long as a third of the tests.
  isolate: false,
  // So long that only what hangs is ended, however slow the machine is.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What is waited for is named before the test's own limit ends it.
  expect: { poll: { timeout: 50_000 } },
}

export default defineConfig({
  test: {
    // Two more than most machines have processors: some wait for the database, others for what they start and end.
    maxWorkers: 4,
    // Stands here and not in what the projects share: one database server serves them all.
    globalSetup: ['src/kernel/server/testing/postgres.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'all',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // Far west of the company and a day behind it for half of each, so that a date that shifts shows in any test.
          env: { TZ: 'America/Los_Angeles' },
          // It writes types by the compiler's programming interface, which the compiler of today has no more.
          alias: { typescript: '@typescript/typescript6' },
          server: { deps: { inline: ['openapi-typescript'] } },
        },
      },
      // Where the company is.
      { test: { ...shared, name: 'zones', include: [zoneTests], env: { TZ: 'Asia/Baghdad' } } },
      // `npm run trials` runs them: they make clusters, kill processes, start proxies.
      { test: { ...shared, name: 'trials', include: ['trials/**/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})

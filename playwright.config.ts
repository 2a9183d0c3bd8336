import { fileURLToPath } from 'node:url'
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { findFirefox } from './scripts/find-firefox.mjs'
import { hasRoomInMemory } from './src/parts/program/testing/quick-folder.ts'

const isRoot = process.getuid?.() === 0

/** These go to every screen of a product of their own. They take longest, so they come first. */
const walks = /(accessibility|size)\.spec\.ts$/
/** What only Firefox does otherwise. */
const firefoxAlone = /firefox\.spec\.ts$/

// The main flow goes through Firefox too.
const inFirefox: Project<PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  name: 'firefox',
  testMatch: [/main-flow\.spec\.ts$/, firefoxAlone],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('e2e/support/firefox.mjs', import.meta.url)) },
  },
}

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'walks', testMatch: walks },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: [walks, firefoxAlone] },
    // Nobody has to have one.
    ...(findFirefox() ? [inFirefox] : []),
  ],
  globalSetup: './e2e/support/product.ts',
  outputDir: 'test-results',
  // One more than most machines have processors: each waits for its browser or the server now and then.
  workers: 3,
  // Journeys of one file tell one story; files run beside one another.
  fullyParallel: false,
  // One wait may take a minute on a busy machine, and a long journey has many of them. What fails is tried once more by
  // `npm test` (scripts/try-again.mjs), which names it.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...(process.env['INKWELL_URL'] ? { baseURL: process.env['INKWELL_URL'] } : {}),
    viewport: { width: 1440, height: 900 },
    // What cannot be clicked by then never will be; a walk of ten minutes would wait for as long.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Baghdad',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // What its processes draw for one another is else a file on the disk for each frame, a tenth of all their work.
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      // Chromium's sandbox refuses to run as root; the rest keeps it from calling home while journeys run.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

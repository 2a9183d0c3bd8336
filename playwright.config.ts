import { fileURLToPath } from 'node:url'
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { findFirefox } from './scripts/find-firefox.mjs'
import { hasSpaceInMemory } from './src/parts/program/testing/fast-folder.ts'

const isRoot = process.getuid?.() === 0

/** These visit every screen of a product of their own. They take longest, so they come first. */
const walks = /(accessibility|size)\.spec\.ts$/
/** Journeys that only run in Firefox. */
const firefoxAlone = /firefox\.spec\.ts$/

// The main flow also runs in Firefox.
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
    // Optional: only if Firefox is installed.
    ...(findFirefox() ? [inFirefox] : []),
  ],
  globalSetup: './e2e/support/product.ts',
  outputDir: 'test-results',
  // One more than most machines have processors, since each sometimes waits for its browser or the server.
  workers: 3,
  // The journeys of one file build on one another; files run in parallel.
  fullyParallel: false,
  // One step may take a minute on a busy machine, and a long journey has many. `npm test` runs failed journeys once
  // more and reports them (scripts/try-again.mjs).
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...(process.env['INKWELL_URL'] ? { baseURL: process.env['INKWELL_URL'] } : {}),
    viewport: { width: 1440, height: 900 },
    // A longer wait would not help, and a walk of ten minutes would wait until its own end.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Baghdad',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // Otherwise the browser's processes exchange each frame as a file on the disk, a tenth of all their work.
      ignoreDefaultArgs: hasSpaceInMemory() ? ['--disable-dev-shm-usage'] : [],
      // Chromium's sandbox refuses to run as root; the other arguments disable its background requests.
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

import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/longest-first.ts'

const fast = ['**/*.rules.test.ts', 'platform/contract/**/*.test.ts', 'tests/architecture/**/*.test.ts']
const browser = ['tests/browser/**/*.test.ts']
/** A test that passes only when tried again is named at the end of the run (.ci/run); at the desk it fails at once. */
const retry = process.env['CI'] ? 1 : 0
/** They look at more than most changes touch, and CI has little time: `npm run test:long` runs them, and so does `npm test` at the desk. */
const long = [
  'account/billing/shuffled-events.test.ts',
  'bench/search/judged-sample.test.ts',
  'contacts/imports/hostile-imports.test.ts',
  'platform/files/hostile-files.test.ts',
  'tests/catalogue/planted-faults.test.ts',
  'tests/contract/planted-faults.test.ts',
  'tests/journeys/provider-secrets.test.ts',
  'tests/journeys/solo-user.test.ts',
  'tests/services/documented-commands.test.ts',
  'tests/services/services.test.ts',
  'tests/sockets/slow-clients.test.ts',
  'tools/observability/promises.test.ts',
]
/** The same in Chromium, by `npm run e2e:long`: journeys with single providers, which other tests walk without a browser, and every screen in long words. */
const longInBrowser = [
  'tests/browser/billing.test.ts',
  'tests/browser/crm-accounts.test.ts',
  'tests/browser/enrichment.test.ts',
  'tests/browser/google-sheets.test.ts',
  'tests/browser/hostile-texts.test.ts',
  'tests/browser/linkedin-sign-in.test.ts',
  'tests/browser/provisioning.test.ts',
  'tests/browser/pseudo-locale-demo.test.ts',
  'tests/browser/pseudo-locale.test.ts',
  'tests/browser/saml.test.ts',
  'tests/browser/typed-accounts.test.ts',
]
const never = ['**/node_modules/**', '**/dist/**', '.local/**']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'fast', include: fast, exclude: never, testTimeout: 60_000, setupFiles: 'tests/seed.ts' } },
      {
        test: {
          name: 'main',
          include: ['**/*.test.ts'],
          exclude: [...never, ...fast, ...browser, ...(process.env['CI'] ? long : [])],
          globalSetup: 'tests/services/global-setup.ts',
          setupFiles: 'tests/seed.ts',
          testTimeout: 30_000,
          retry,
          hookTimeout: 60_000,
          // Loading the product takes three seconds; with a process for each file that would be half of the whole run.
          isolate: false,
          // By itself vitest leaves one core to others, and of two that is half.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: browser,
          exclude: [...never, ...(process.env['CI'] ? longInBrowser : [])],
          globalSetup: 'tests/services/global-setup.ts',
          testTimeout: 120_000,
          retry,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})

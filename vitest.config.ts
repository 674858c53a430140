import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/longest-first.ts'

const fast = ['**/*.rules.test.ts', 'platform/contract/**/*.test.ts', 'tests/architecture/**/*.test.ts']
const browser = ['tests/browser/**/*.test.ts']
/** A test that passes only when tried again is named at the end of the run (.ci/run); at the desk it fails at once. */
const retry = process.env['CI'] ? 1 : 0
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
          exclude: [...never, ...fast, ...browser],
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
          exclude: never,
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

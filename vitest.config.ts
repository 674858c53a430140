import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { filesLeftOut, seedOfCommit } from './tests/files-of-this-run.ts'
import LongestFirst from './tests/longest-first.ts'

const fast = ['**/*.rules.test.ts', 'platform/contract/**/*.test.ts', 'tests/architecture/**/*.test.ts']
const browser = ['tests/browser/**/*.test.ts']
/** See tests/sweep.ts. */
const isSweep = process.env['SWEEP'] === 'all'
process.env['SEED'] ??= String(seedOfCommit())
const leftOut = filesLeftOut(Number(process.env['SEED']))
console.info(
  `Samples are drawn with SEED=${process.env['SEED']}; ${leftOut.length} files of tests wait for another seed or a sweep.`,
)
// Processes that tests start load the whole product, in half of the time if somebody has compiled it before.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.local/compiled')

const never = ['**/node_modules/**', '**/dist/**', '.local/**']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'fast',
          include: fast,
          exclude: [...never, ...(isSweep ? [] : ['tests/architecture/repository.test.ts'])],
          testTimeout: 60_000,
          setupFiles: 'tests/seed.ts',
          isolate: false,
          maxWorkers: 2,
        },
      },
      // The parts of the kit in a page without a layout: what users do with them, and what is announced.
      {
        test: {
          name: 'kit',
          include: ['apps/web/src/kit/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/seed.ts',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'main',
          include: ['**/*.test.ts'],
          exclude: [...never, ...fast, ...browser, ...leftOut],
          globalSetup: 'tests/services/global-setup.ts',
          setupFiles: 'tests/seed.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Loading the product takes three seconds; with a process for each file that would be half of the whole run.
          isolate: false,
          // One more than the cores of the least machine: tests wait for PostgreSQL and timers half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: browser,
          exclude: [...never, ...leftOut],
          globalSetup: ['tests/services/global-setup.ts', 'tests/browser/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // What is waited for comes; how long that takes is a matter of who else uses the machine.
          expect: { poll: { timeout: 60_000 } },
          // The product and the Chromium of a test worker serve all of its files.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

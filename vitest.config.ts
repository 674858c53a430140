import { defineConfig } from 'vitest/config'

const fast = ['**/*.rules.test.ts', 'platform/contract/**/*.test.ts', 'tests/architecture/**/*.test.ts']
const browser = ['tests/browser/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**', '.local/**']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'fast', include: fast, exclude: never, testTimeout: 30_000 } },
      {
        test: {
          name: 'main',
          include: ['**/*.test.ts'],
          exclude: [...never, ...fast, ...browser],
          globalSetup: 'tests/services/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

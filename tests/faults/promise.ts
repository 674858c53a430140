import { printTable } from '../../bench/ground/print-table.ts'

export interface Promised {
  what: string
  expected: string | number
  seen: string | number
  kept: boolean
}

export const equal = (what: string, expected: number, seen: number): Promised => ({
  what,
  expected,
  seen,
  kept: expected === seen,
})

export const atLeast = (what: string, expected: number, seen: number): Promised => ({
  what,
  expected: `at least ${expected}`,
  seen,
  kept: seen >= expected,
})

export const atMost = (what: string, expected: number, seen: number): Promised => ({
  what,
  expected: `at most ${expected}`,
  seen: seen.toFixed(2),
  kept: seen <= expected,
})

/** What must not be: the first few are named, so that a failure can be looked into. */
export const none = (what: string, offenders: readonly string[]): Promised => ({
  what,
  expected: 0,
  seen: offenders.length === 0 ? 0 : `${offenders.length}: ${offenders.slice(0, 5).join('; ')}`,
  kept: offenders.length === 0,
})

/** Prints what was promised beside what was seen, and answers with the exit code. */
export function printPromises(promises: readonly Promised[]): number {
  printTable(
    'Promises',
    ['promise', 'expected', 'seen', ''],
    promises.map(({ what, expected, seen, kept }) => [what, expected, seen, kept ? 'kept' : 'BROKEN']),
  )
  const broken = promises.filter(({ kept }) => !kept)
  console.log(broken.length === 0 ? '\nAll promises kept.' : `\n${broken.length} promises broken.`)
  return broken.length === 0 ? 0 : 1
}

import type { Problem } from './problem.ts'

/**
 * A problem as the result of a use case. A thrown problem rolls its transaction back, and with it the counter, the lock
 * or the audit event that the refusal was about. A returned one is committed, and answered like a thrown one.
 */
export class Refusal {
  readonly problem: Problem

  constructor(problem: Problem) {
    this.problem = problem
  }
}

/** Reads as `return refuse(fail('rate_limited', …))`. */
export const refuse = (problem: Problem): Refusal => new Refusal(problem)

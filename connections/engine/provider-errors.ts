import type { MessageRefusal } from './message-refusals.contract.ts'

/** Too much was asked. Go on at `until`. */
export class SlowDown extends Error {
  readonly until: Date

  constructor(until: Date) {
    super(`The provider wants nothing before ${until.toISOString()}.`)
    this.until = until
  }
}

/** Changes cannot be told any more from where we were. Everything is read again; that is no error. */
export class CursorExpired extends Error {}

/** What is wrong with what a member typed in, and which field to look at. */
export interface TypedProblem {
  code:
    | 'wrong_password'
    | 'link_refused'
    | 'host_not_found'
    | 'not_public'
    | 'no_answer'
    | 'no_tls'
    | 'bad_certificate'
    | 'nothing_there'
    | 'too_large'
    | 'not_a_mailbox'
    | 'not_a_calendar'
    | 'not_a_table'
    | 'not_a_workflow'
  field: string
}

/** The provider does not take our access any more. Only the member can mend it, by connecting again. */
export class AccessEnded extends Error {
  readonly problem: TypedProblem | undefined

  constructor(problem?: TypedProblem) {
    super('The access ended.')
    this.problem = problem
  }
}

/** The provider takes the tokens, and refuses this. */
export class NotPermitted extends Error {}

/** The provider says that it did not take a message, and why. */
export class MessageRefused extends Error {
  readonly reason: MessageRefusal

  constructor(reason: MessageRefusal) {
    super(`The message was not taken: ${reason}.`)
    this.reason = reason
  }
}

/** The member came back without what they had to pick there. */
export class NothingPicked extends Error {}

/** It answered with an error, with nothing, or with what nobody can read. */
export class ProviderFailed extends Error {
  readonly problem: TypedProblem | undefined

  constructor(message: string, { cause, problem }: { cause?: unknown; problem?: TypedProblem } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.problem = problem
  }
}

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

/** The provider does not take our tokens any more. Only the member can mend it, by connecting again. */
export class AccessEnded extends Error {}

/** The provider takes the tokens, and refuses this. */
export class NotPermitted extends Error {}

/** It answered with an error, with nothing, or with what nobody can read. */
export class ProviderFailed extends Error {}

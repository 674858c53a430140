/** A member by user id, anybody else by person id, so that each has one history and one set of rules. */
export type ConnectorIdentity = { readonly userId: string } | { readonly person: string }

/** The same as a word, to look them up by. */
export const identityWord = (who: ConnectorIdentity): string =>
  'userId' in who ? `user:${who.userId}` : `person:${who.person}`

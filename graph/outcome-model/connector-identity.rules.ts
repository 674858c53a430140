/** A member by user id, anybody else by person id, so that each has one history and one set of rules. */
export type ConnectorIdentity = { readonly userId: string } | { readonly person: string }

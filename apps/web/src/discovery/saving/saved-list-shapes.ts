/** Whom or what to save, as it stands on any screen. */
export type Subject = { kind: 'person' | 'company'; id: string; name: string }

/** What a search field gives: somebody found, or a company that may be known by its name alone. */
export type Pick = { personId: string; name: string } | { company: string }

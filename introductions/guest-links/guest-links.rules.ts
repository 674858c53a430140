/** What a guest link is for: a connector's reply, a target's consent, or the rules page in the email about the outcome. */
export type Purpose = 'connector' | 'target' | 'outcome'

/** Days that a link works. The link in the email about the outcome only opens the connector's rules. */
export const linkDays: Record<Purpose, number> = { connector: 21, target: 21, outcome: 90 }

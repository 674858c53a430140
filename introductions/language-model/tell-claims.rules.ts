import type { Claim } from '../grounding/claims.contract.ts'
import type { ToldClaim } from './language-model.contract.ts'

/** Who is who on the path. */
export interface Roles {
  readonly asker: string
  readonly connector: string
  readonly target: string
}

/** More than any message says. */
export const mostTold = 40

/** A to Z, then A2 to Z2. */
const letterAt = (at: number): string =>
  `${String.fromCodePoint(65 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26) + 1}`

/**
 * Claims as a model is told them. What a person, a file or a provider wrote (names, titles, companies, places, headlines,
 * goals, notes) stays here, so no one’s text can carry instructions to the model, and what leaves names no one.
 */
export function tellClaims(claims: readonly Claim[], roles: Roles): ToldClaim[] {
  const roleOf = new Map([
    [roles.asker, 'asker'],
    [roles.connector, 'connector'],
    [roles.target, 'target'],
  ])
  const companies = new Map<string, string>()
  const letterFor = (company: string): string => {
    const key = company.toLowerCase()
    const letter = companies.get(key) ?? letterAt(companies.size)
    companies.set(key, letter)
    return letter
  }
  return claims.slice(0, mostTold).map(({ kind, subject, others, values }, at) => {
    const { company, on, people, count, since, until, isNow, freshness, familiarity } = values
    return {
      id: `c${at + 1}`,
      kind,
      about: [subject, ...others].map(({ id }) => roleOf.get(id) ?? 'somebody else'),
      ...(company === undefined ? {} : { company: letterFor(company) }),
      ...(on === undefined ? {} : { on: on.slice(0, 7) }),
      ...(people === undefined ? {} : { people }),
      ...(count === undefined ? {} : { count }),
      ...(since === undefined ? {} : { since }),
      ...(until === undefined ? {} : { until }),
      ...(isNow === undefined ? {} : { isNow }),
      ...(freshness === undefined ? {} : { freshness }),
      ...(familiarity === undefined ? {} : { familiarity }),
    }
  })
}

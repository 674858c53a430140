import { formatList } from '@wellmet/platform/messages/formats.ts'
import { onboardingMessages as m } from './onboarding.messages.ts'

export type Goal = { companies: readonly string[]; roles: readonly string[] }

/** As long as the API takes a title. */
const longest = 120

/** The title of the mission that a goal becomes: "Reach CISO at Acme and Kade". */
export const goalTitle = ({ companies, roles }: Goal): string => {
  const named = { companies: formatList([...companies]), roles: formatList([...roles]) }
  const title =
    roles.length === 0 ? m.reachCompanies(named) : companies.length === 0 ? m.reachRoles(named) : m.reachRolesAt(named)
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title
}

import { hasMail } from './demo-rhythms.ts'
import type { DemoPerson } from './demo-people.ts'
import type { DemoRelationship } from './demo-ties.ts'

/** Who else at the same company one is in touch with: they are copied in, and come along to meetings. */
export function colleaguesOf(ties: readonly DemoRelationship[]): (tie: DemoRelationship) => DemoPerson[] {
  const byCompany = Map.groupBy(
    ties.filter(({ kind }) => kind === 'fading' || kind === 'occasional' || kind === 'dormant'),
    ({ person }) => person.company.name,
  )
  return ({ person, kind }) =>
    hasMail(kind)
      ? (byCompany.get(person.company.name) ?? []).map((other) => other.person).filter((other) => other !== person)
      : []
}

import { hasMail } from './demo-rhythms.ts'
import type { DemoPerson } from './demo-people.ts'
import type { DemoRelationship } from './demo-relationships.ts'

/** Who else at the same company one is in touch with: they are copied in, and come along to meetings. */
export function colleaguesOf(
  relationships: readonly DemoRelationship[],
): (relationship: DemoRelationship) => DemoPerson[] {
  const byCompany = Map.groupBy(
    relationships.filter(({ kind }) => kind === 'fading' || kind === 'occasional' || kind === 'dormant'),
    ({ person }) => person.company.name,
  )
  return ({ person, kind }) =>
    hasMail(kind)
      ? (byCompany.get(person.company.name) ?? []).map((other) => other.person).filter((other) => other !== person)
      : []
}

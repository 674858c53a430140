import { demoPeople, type DemoPerson } from '../../database/seed/demo-people.ts'
import { hasMail, type RelationshipKind } from '../../database/seed/demo-rhythms.ts'
import { demoTeam, type DemoTeammate } from '../../database/seed/demo-team.ts'
import { demoRelationships, type DemoRelationship } from '../../database/seed/demo-relationships.ts'
import { labelOf, type Known, type Visibility } from './visibility.ts'

/** Without the directory around it: what is in reach follows from what the four brought along and share. */
const people = demoPeople()
const relationships = demoRelationships(people)
const [ana] = demoTeam

const bothWays: ReadonlySet<RelationshipKind> = new Set([
  'close',
  'regular',
  'occasional',
  'recent',
  'fading',
  'dormant',
  'chatting',
])

/** Whose contacts one may see: one's own, and those of who shares with everybody or with them. */
const sharersWith = (viewer: DemoTeammate): DemoTeammate[] =>
  demoTeam.filter(
    (mate) => mate === viewer || mate.sharing === 'workspace' || (mate.sharing === 'ana' && viewer === ana),
  )

/** Only an address book says where somebody lives. */
const saysWhere = ({ kind }: DemoRelationship): boolean => hasMail(kind) || kind === 'listed'

const knownBy = (
  { given, family, name, company, title, city }: DemoPerson,
  seen: readonly DemoRelationship[],
): Known => ({
  label: labelOf(name, company.name),
  given,
  family,
  company: company.name,
  titles: [title],
  city: seen.some(saysWhere) ? city : null,
  isTwoWay: seen.some(({ kind }) => bothWays.has(kind)),
  isInvestor: company.industry === 'investing' && /partner|principal|associate/i.test(title),
})

export const demoVisibilities = (): Visibility[] =>
  demoTeam.map((viewer) => {
    const seen = Map.groupBy(
      sharersWith(viewer).flatMap((mate) => relationships.get(mate)!),
      ({ person }) => person,
    )
    return {
      viewer: viewer.name,
      known: [...seen].map(([person, all]) => knownBy(person, all)),
      unseen: people.filter((person) => !seen.has(person)).map((person) => knownBy(person, [])),
    }
  })

/** Whether this teammate, who lets the viewer see it, is in contact both ways with somebody. */
export function isInTouchInDemo(viewer: string, teammate: string, label: string): boolean {
  const sharer = sharersWith(demoTeam.find(({ name }) => name === viewer)!).find(({ name }) => name === teammate)
  return (
    sharer !== undefined &&
    relationships
      .get(sharer)!
      .some(({ person, kind }) => bothWays.has(kind) && labelOf(person.name, person.company.name) === label)
  )
}

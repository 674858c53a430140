import type { DirectoryRecord } from '@wellmet/contacts/directory/directory.records.ts'
import { demoCompanies } from '../../database/seed/demo-companies.ts'
import { demoPeople, type DemoPerson } from '../../database/seed/demo-people.ts'
import { hasMail, type RelationshipKind } from '../../database/seed/demo-rhythms.ts'
import { demoTeam, type DemoTeammate } from '../../database/seed/demo-team.ts'
import { demoRelationships, type DemoRelationship } from '../../database/seed/demo-relationships.ts'
import { demoDirectory } from '../../database/seed/directory-demo.ts'
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

/** Only an address book says where somebody lives and what their address is. */
const saysWhere = ({ kind }: DemoRelationship): boolean => hasMail(kind) || kind === 'listed'

const knownBy = (
  { given, family, name, company, title, city, country, email, slug }: DemoPerson,
  seen: readonly DemoRelationship[],
  /** What others share says no addresses. */
  own: readonly DemoRelationship[] = [],
): Known => ({
  label: labelOf(name, company.name),
  given,
  family,
  company: company.name,
  titles: [title],
  city: seen.some(saysWhere) ? city : null,
  country: seen.some(saysWhere) ? country : null,
  email: own.some(saysWhere) ? email : null,
  slug,
  industry: null,
  former: [],
  isTwoWay: seen.some(({ kind }) => bothWays.has(kind)),
  isInvestor: company.industry === 'investing' && /partner|principal|associate/i.test(title),
})

export const demoVisibilities = (): Visibility[] =>
  demoTeam.map((viewer) => {
    const seen = Map.groupBy(
      sharersWith(viewer).flatMap((mate) => relationships.get(mate)!),
      ({ person }) => person,
    )
    const own = new Set(relationships.get(viewer))
    return {
      viewer: viewer.name,
      known: [...seen].map(([person, all]) =>
        knownBy(
          person,
          all,
          all.filter((one) => own.has(one)),
        ),
      ),
      unseen: people
        .filter((person) => !seen.has(person))
        .map((person) => ({ ...knownBy(person, []), email: person.email })),
    }
  })

/** The directory around Ana's sight: companies, and careers of people she can see anyway, so that nobody new is in reach. */
export function directoryInSight(today: Date): DirectoryRecord[] {
  const slugs = new Set(firstVisibility().known.map(({ slug }) => slug))
  return demoDirectory(today).filter(
    (record) =>
      (record.kind === 'place' && record.placeKind === 'company') ||
      (record.kind === 'person' && record.linkedinSlug !== undefined && slugs.has(record.linkedinSlug)),
  )
}

const firstVisibility = (): Visibility => demoVisibilities()[0]!

/** What Ana sees with that directory loaded. The day of the directory moves careers, not employers. */
export function visibilityWithDirectory(): Visibility {
  const { viewer, known, unseen } = firstVisibility()
  const records = new Map(
    directoryInSight(new Date(0)).flatMap((record) =>
      record.kind === 'person' ? [[record.linkedinSlug, record]] : [],
    ),
  )
  const industries = new Map(demoCompanies.map(({ name, industry }) => [name, industry]))
  return {
    viewer,
    unseen,
    known: known.map((one) => {
      const industry = one.company === null ? null : industries.get(one.company)!
      const record = one.slug === null ? undefined : records.get(one.slug)
      if (!record) return { ...one, industry }
      const [city, country] = record.location!.split(', ') as [string, string]
      const former = (record.positions ?? []).filter(({ kind, current }) => kind === 'worked' && !current)
      return { ...one, industry, city, country, former: [...new Set(former.map(({ place }) => place))] }
    }),
  }
}

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

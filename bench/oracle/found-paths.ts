import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { byNumber, isMine, type Contact, type Edge, type Visibility, type View } from './facts.ts'
import { introductionChance, replyChance, type Contact as Standing, type Side } from './chance.ts'
import { byMerit, freshnessOf, pathOf, type Freshness, type Step, type FoundPath } from './steps.ts'

/** Somebody in sight who knows the target: the viewer, somebody who shares, or the directory, which is no way. */
interface Knower {
  contact: Contact
  edge: Edge | null
  visibility: Visibility | null
  userId: string
  name: string
}

/** A contact of the viewer who seems to know the target. */
interface GoBetween {
  person: string
  name: string
  edge: Edge
  /** Permille by public facts, of colleagues, and by what the viewer's own threads show. */
  employer: number | null
  colleague: number | null
  observed: number | null
  lastSeen: number | null
}

export interface Answer {
  person: string
  knowers: Knower[]
  foundPaths: FoundPath[]
  shown: Record<string, unknown>
}

/** 75 colleagues come to be known in an unknown time; among so many; nothing below 20 of 1000. */
export function chanceOfColleagues(people: number | null): number {
  const permille = Math.min(950, Math.round(-Math.expm1(-(75 / Math.max(1, (people ?? 2000) - 1))) * 1000))
  return permille < 20 ? 0 : permille
}

const chanceOfBoth = (a: number, b: number): number =>
  Math.min(950, Math.round((1 - (1 - a / 1000) * (1 - b / 1000)) * 1000))

const strengthOfTeammate = (w: number): number => Math.min(1000, Math.round((w * 10) / 8))

/** Everything that is known of one person, in the order in which it is shown: own words, others' by merit, the directory. */
function knowersOf(view: View, person: string): Knower[] {
  const edges = new Map(view.edges.filter((edge) => edge.person === person).map((edge) => [edge.owner, edge]))
  const knowers = view.contacts
    .filter((contact) => contact.person === person && (contact.owner === 0 || edges.has(contact.owner)))
    .map((contact): Knower => {
      const owner = view.facts.owners.get(contact.owner)
      const visibility = view.visibility.get(contact.owner) ?? null
      return {
        contact,
        edge: edges.get(contact.owner) ?? null,
        visibility,
        userId: owner?.userId ?? '',
        name: owner?.name ?? '',
      }
    })
  const place = ({ visibility }: Knower): number => (visibility === null ? 2 : visibility.kind === 'self' ? 0 : 1)
  const merit = ({ visibility, edge }: Knower): number => (visibility?.w ?? 0) * (edge?.strength ?? 0)
  return knowers.toSorted((a, b) => place(a) - place(b) || merit(b) - merit(a) || (a.userId < b.userId ? -1 : 1))
}

function goBetweensOf(view: View, person: string, first: Contact): GoBetween[] {
  const mine = new Map(view.edges.filter((edge) => isMine(view, edge.owner)).map((edge) => [edge.person, edge]))
  const names = new Map(view.contacts.filter((one) => isMine(view, one.owner)).map((one) => [one.person, one]))
  const found = new Map<string, GoBetween>()
  const note = (between: string, what: Partial<GoBetween>): void => {
    const edge = mine.get(between)
    if (!edge || edge.strength === null || !names.has(between)) return
    const known = found.get(between) ?? {
      person: between,
      name: names.get(between)!.name,
      edge,
      employer: null,
      colleague: null,
      observed: null,
      lastSeen: null,
    }
    found.set(between, { ...known, ...what })
  }
  for (const relationship of view.relationships.filter(({ a }) => a === person)) {
    if (relationship.owner === 0 && relationship.basis === inferredBases.employer)
      note(relationship.b, { employer: relationship.permille })
    if (relationship.owner === view.me)
      note(relationship.b, { observed: relationship.permille, lastSeen: relationship.lastDay })
  }
  const chance = chanceOfColleagues(
    first.companyId === null ? null : (view.facts.companySize.get(first.companyId) ?? null),
  )
  if (chance > 0 && first.companyId !== null) {
    const strengthOf = (one: Contact): number => mine.get(one.person)?.strength ?? -1
    const colleagues = [...names.values()]
      .filter((one) => one.companyId === first.companyId && one.person !== person && mine.has(one.person))
      .toSorted((a, b) => strengthOf(b) - strengthOf(a) || byNumber(a.person, b.person))
    for (const one of colleagues.slice(0, 50)) note(one.person, { colleague: chance })
  }
  const reach = ({ edge, employer, colleague, observed }: GoBetween): number =>
    edge.strength! * (1_000_000 - (1000 - (employer ?? colleague ?? 0)) * (1000 - (observed ?? 0)))
  return [...found.values()].toSorted((a, b) => reach(b) - reach(a) || byNumber(a.person, b.person))
}

/** Through somebody who shares and a contact of theirs, by public facts alone. */
function farWays(view: View, person: string, target: { id: string; name: string }): FoundPath[] {
  const relationships = view.relationships.filter(
    ({ owner, a, basis }) => owner === 0 && a === person && basis === inferredBases.employer,
  )
  return relationships
    .flatMap((relationship) =>
      view.edges
        .filter(
          (edge) =>
            edge.person === relationship.b &&
            edge.strength !== null &&
            (view.visibility.get(edge.owner)?.kind ?? 'self') !== 'self',
        )
        .map((edge) => ({
          relationship,
          edge,
          visibility: view.visibility.get(edge.owner)!,
          owner: view.facts.owners.get(edge.owner)!,
        })),
    )
    .toSorted((a, b) => {
      const merit = ({ relationship, edge, visibility }: typeof a) =>
        Math.floor((visibility.w * edge.strength!) / 1000) * relationship.permille
      return (
        merit(b) - merit(a) ||
        (a.owner.userId < b.owner.userId ? -1 : a.owner.userId > b.owner.userId ? 1 : 0) ||
        byNumber(a.relationship.b, b.relationship.b)
      )
    })
    .slice(0, most)
    .flatMap(({ relationship, edge, visibility, owner }) => {
      const contact = view.contacts.find((one) => one.owner === edge.owner && one.person === edge.person)!
      const { toConnector, toViewer } = toMember(view, visibility)
      const steps = [
        teammate(owner, visibility.w),
        known({ id: view.idOf(relationship.b), name: contact.name }, edge, view.today),
        tied(target, { relationship: relationship.permille, isObserved: false, isEmployer: true }),
      ]
      const given = introductionChance({
        toConnector,
        toTarget: { strength: null, silent: null },
        sides: [toViewer, { ...unseen, relationship: relationship.permille }],
        degree: visibility.people,
      })
      return pathOf(steps, given) ?? []
    })
}

const unseen: Side = { sent: 0, returned: 0, silence: null, relationship: 0 }

const silentSince = (view: View, day: number | null): number | null =>
  day === null ? null : Math.max(0, view.today - day)

const ownEdge = (view: View, person: string | null): Edge | undefined =>
  view.edges.find((edge) => isMine(view, edge.owner) && edge.person === person)

/** How the viewer stands to somebody who shares. */
function toMember(view: View, { person, w }: Visibility): { toConnector: Standing; toViewer: Side } {
  const own = ownEdge(view, person)
  const silent = silentSince(view, own?.lastDay ?? null)
  return {
    toConnector: { strength: own?.strength ?? null, silent },
    toViewer: {
      sent: own?.returned ?? 0,
      returned: own?.sent ?? 0,
      silence: silent,
      relationship: strengthOfTeammate(w),
    },
  }
}

/** Of what others share only the label is told. */
const middleOf: Record<Freshness, number | null> = { fresh: 7, warm: 22, cooling: 60, dormant: 180, unknown: null }

function throughMember(view: View, { edge, visibility, ...owner }: Knower, target: { id: string; name: string }) {
  const step = known(target, edge!, view.today)
  const { toConnector, toViewer } = toMember(view, visibility!)
  const silent = middleOf[step.freshness]
  const given = introductionChance({
    toConnector,
    toTarget: { strength: edge!.strength, silent },
    sides: [toViewer, { sent: edge!.sent, returned: edge!.returned, silence: silent, relationship: 0 }],
    degree: visibility!.people,
  })
  return pathOf([teammate(owner, visibility!.w), step], given)
}

function throughContact(view: View, one: GoBetween, target: { id: string; name: string }) {
  const relationship = chanceOfBoth(one.employer ?? one.colleague ?? 0, one.observed ?? 0)
  const step = tied(target, {
    relationship,
    isObserved: one.observed !== null,
    isEmployer: one.employer !== null || one.colleague !== null,
  })
  const silent = silentSince(view, one.edge.lastDay)
  const seen = silentSince(view, one.lastSeen)
  const given = introductionChance({
    toConnector: { strength: one.edge.strength, silent },
    toTarget: { strength: step.strength, silent: seen },
    sides: [
      { sent: one.edge.returned, returned: one.edge.sent, silence: silent, relationship: 0 },
      { ...unseen, silence: seen, relationship },
    ],
    degree: view.relationships.filter(({ a }) => a === one.person).length,
  })
  return pathOf([known({ id: view.idOf(one.person), name: one.name }, one.edge, view.today), step], given)
}

const directly = (view: View, edge: Edge, target: { id: string; name: string }) =>
  pathOf(
    [known(target, edge, view.today)],
    replyChance({ strength: edge.strength, silent: silentSince(view, edge.lastDay) }),
  )

/** To somebody of the workspace, whom nobody has to introduce. */
function toTeammate(view: View, own: Edge | null | undefined, target: { id: string; name: string }) {
  const strength = Math.max(own?.strength ?? 0, 400)
  const step: Step = { ...teammate({ userId: target.id, name: target.name }, 0), kind: 'contact', strength }
  const lastDay = own && own.messages + own.meetings > 0 ? own.lastDay : null
  return pathOf([step], replyChance({ strength, silent: silentSince(view, lastDay) }), 1)
}

/** Contacts in between who are considered for each person. */
const most = 10

const known = (to: { id: string; name: string }, edge: Edge, today: number): Step => ({
  toId: to.id,
  toName: to.name,
  kind: 'contact',
  strength: edge.strength ?? 0,
  basis: edge.twoWay ? 'two-way' : edge.lastDay === null ? 'connection' : 'one-way',
  relationship: 0,
  isObserved: false,
  isEmployer: false,
  contactDays: edge.messages + edge.meetings,
  freshness: freshnessOf(edge.lastDay, today),
  fact: factOf(edge),
})

function factOf({ lastDay, strength, connectedYear }: Edge): string {
  if (lastDay !== null) return 'Contact one way only'
  if (strength === null) return 'In your contacts, nothing else known'
  return connectedYear === null ? 'LinkedIn, nothing else known' : `LinkedIn since ${connectedYear}, nothing else known`
}

const teammate = ({ userId, name }: { userId: string; name: string }, w: number): Step => ({
  toId: userId,
  toName: name,
  kind: 'member',
  strength: strengthOfTeammate(w),
  basis: 'confirmed',
  relationship: 0,
  isObserved: false,
  isEmployer: false,
  contactDays: 0,
  freshness: 'unknown',
})

const tied = (
  to: { id: string; name: string },
  why: Pick<Step, 'relationship' | 'isObserved' | 'isEmployer'>,
): Step => ({
  toId: to.id,
  toName: to.name,
  kind: 'contact',
  strength: Math.round(why.relationship * 0.34),
  basis: 'indirect',
  ...why,
  contactDays: 0,
  freshness: 'unknown',
})

const noWay = {
  status: 'none',
  confidence: 0,
  score: 0,
  label: 'No warm path yet',
  hops: 0,
  viaId: null,
  viaName: null,
  chance: 0,
  pastAsks: 0,
  between: [],
  leadsToTeammate: false,
  availability: { canAsk: false, from: null },
}

/** Sums of logarithms come out a little otherwise in another order. */
export const inMillionths = (chance: number): number => Math.round(chance * 1e6)

export const shownPath = (foundPath: FoundPath): Record<string, unknown> => {
  const { weakest: _, key: __, chance, ...shown } = foundPath
  return { ...shown, chance: inMillionths(chance), pastAsks: 0, availability: { canAsk: true, from: null } }
}

/** One person as the viewer sees them; undefined when they see nothing of them. */
export function answerAbout(view: View, person: string): Answer | undefined {
  const knowers = knowersOf(view, person)
  const first = knowers[0]?.contact
  if (!first || view.teammates.get(person) === view.userId) return undefined
  const own = knowers.find(({ visibility }) => visibility?.kind === 'self')?.edge
  const isTeammate = view.teammates.has(person)
  const isInTouch = isTeammate || (own?.twoWay === true && own.lastDay !== null && view.today - own.lastDay <= 730)
  const all = isInTouch ? [] : goBetweensOf(view, person, first)
  const target = { id: view.idOf(person), name: first.name }
  const members = isInTouch
    ? []
    : knowers.filter(({ edge, visibility }) => edge !== null && (visibility?.kind ?? 'self') !== 'self')
  const isFar = all.length === 0 && knowers.every(({ visibility }) => visibility === null)
  const foundPaths = [
    ...(isTeammate ? [toTeammate(view, own, target)] : own ? [directly(view, own, target)] : []),
    ...members.map((member) => throughMember(view, member, target)),
    ...all.slice(0, most).map((one) => throughContact(view, one, target)),
    ...(isFar ? farWays(view, person, target) : []),
  ]
    .filter((foundPath) => foundPath !== null)
    .toSorted(byMerit)
  const lastDay = Math.max(-1, ...knowers.map(({ edge }) => edge?.lastDay ?? -1))
  return {
    person,
    knowers,
    foundPaths,
    shown: {
      id: target.id,
      name: first.name,
      role: first.title,
      company: first.company,
      location: first.location,
      trustRank: foundPaths[0]?.score ?? 0,
      freshness: freshnessOf(lastDay === -1 ? null : lastDay, view.today),
      connectorCount: members.length + all.length,
      path: foundPaths[0] ? shownPath(foundPaths[0]) : noWay,
    },
  }
}

/** By how likely the viewer reaches them, then by how many ways, then by the merit of the best. */
export const byReach = (a: Answer, b: Answer): number =>
  (b.shown['trustRank'] as number) - (a.shown['trustRank'] as number) ||
  b.foundPaths.length - a.foundPaths.length ||
  byMerit(a.foundPaths[0]!, b.foundPaths[0]!)

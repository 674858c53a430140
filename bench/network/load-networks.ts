import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { occupationsOf } from '@wellmet/identity/titles/titles-alike.ts'
import { searchVector } from '@wellmet/identity/search-words/search-words.rules.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { addDays, millisecondsPerDay, secondsPerHour, utcDay } from '../../platform/values/days.rules.ts'
import { copyInto } from './copy-into.ts'
import { drawContacts, hiddenOf, type MadeUpContact } from './draw-contacts.ts'
import { drawEdge, drawEvidence } from './draw-evidence.ts'
import { drawFor } from './draw.ts'
import type { Population } from './population.ts'
import { ownersWithEvidence, userEmail } from './sizes.ts'
import { ownerOf, viewersOf, type Teams } from './teams.ts'

/** A colleague counts 400 of 1000 and a step through them keeps four fifths, as the product weighs it. */
const leastWeight = 320

/** Owner by owner, so that no more than one network is in memory. */
export async function loadNetworks(databaseUrl: string, population: Population, teams: Teams, now: Date) {
  const { size, keys, nameOf, personId, slugOf, emailOf, company, companyIdOf } = population
  const into = (table: string, columns: string) => copyInto(databaseUrl, `contacts.${table}`, columns)
  const tables = {
    contacts: into(
      'contacts',
      'network_id, person_id, name, title, company, company_id, location, changed_at, search_vector, kind, is_hidden',
    ),
    edges: into(
      'relationships',
      'network_id, person_id, company_id, is_hidden, strength, two_way, last_day, n_messages, n_meetings, formula, computed_at, sent, returned',
    ),
    visible: copyInto(
      databaseUrl,
      'identity.visible_networks',
      'viewer_network_id, network_id, trust_weight, kind, person_id, people',
      {
        anew: false,
      },
    ),
    details: into(
      'contact_details',
      'network_id, person_id, emails, phones, linkedin_slug, connected_on, sources, first_seen_at',
    ),
    keys: into('contact_keys', 'network_id, key, person_id'),
    evidence: into('evidence', 'network_id, person_id, kind, ref, at, direction, people, in_copy'),
    coOccurrences: into('co_occurrences', 'network_id, a, b, ref, day, others, direct'),
  }
  const userOf = new Map([...teams.person].map((person, user) => [person, user]))
  const at = now.toISOString()
  const today = utcDay(now)
  const counts = { contacts: 0, evidence: 0 }

  const addContact = (owner: number, contact: MadeUpContact): string | null => {
    const { person, title, company: written, location } = contact
    const companyId = written === null ? null : companyIdOf(company[person]!)
    const shown = { name: nameOf(person), title, company: written, location }
    const id = personId[person]!
    tables.contacts.add(
      owner,
      id,
      shown.name,
      title,
      written,
      companyId,
      location,
      at,
      searchVector({ ...shown, occupations: occupationsOf(shown) }),
      kindOf(title, written),
      contact.isHidden,
    )
    return companyId
  }

  /** What the product would have kept of the files, and works the edges out from. */
  const addEvidence = (owner: number, contact: MadeUpContact, draw: ReturnType<typeof drawFor>): void => {
    const { person } = contact
    const id = personId[person]!
    const user = userOf.get(person)
    const email = user === undefined ? emailOf(person) : userEmail(user)
    const pieces = drawEvidence(contact, draw)
    const connected = pieces.find(({ kind }) => kind === evidenceKinds.linkedinConnection)
    const connectedOn = connected ? addDays(now, -connected.daysAgo).toISOString().slice(0, 10) : null
    tables.details.add(owner, id, `{${email}}`, '{}', slugOf(person), connectedOn, '{Connections.csv}', at)
    for (const key of keys.of({ linkedinSlug: slugOf(person), emails: [email], phones: [] }))
      tables.keys.add(owner, key, id)
    for (const { kind, ref, daysAgo, direction, people, inCopy } of pieces) {
      const when = new Date(now.getTime() - daysAgo * millisecondsPerDay - 1000 * secondsPerHour).toISOString()
      tables.evidence.add(owner, id, kind, ref, when, direction, people, inCopy)
    }
    counts.evidence += pieces.length
  }

  for (const user of teams.person.keys()) {
    const owner = ownerOf(user)
    const hasEvidence = user < ownersWithEvidence(size)
    const contacts = drawContacts(population, teams, user)
    const draw = drawFor(`edges of ${size} ${user}`)
    const strengths = new Map<number, number>()
    for (const contact of contacts) {
      const companyId = addContact(owner, contact)
      if (hasEvidence) {
        addEvidence(owner, contact, draw)
        continue
      }
      const edge = drawEdge(contact, today, draw)
      if (userOf.has(contact.person)) strengths.set(contact.person, edge.strength ?? 0)
      tables.edges.add(
        owner,
        personId[contact.person]!,
        companyId,
        contact.isHidden,
        edge.strength,
        edge.isTwoWay,
        edge.lastDay,
        edge.messages,
        edge.meetings,
        1,
        at,
        Math.fround(edge.sent),
        Math.fround(edge.returned),
      )
    }
    if (hasEvidence) addCoOccurrences(owner, contacts, draw)
    addVisibility(user, strengths)
    counts.contacts += contacts.length
    for (const table of Object.values(tables)) await table.settle()
  }
  for (const table of Object.values(tables)) await table.end()
  return counts

  /** Small threads in which close contacts were seen together. */
  function addCoOccurrences(owner: number, contacts: MadeUpContact[], draw: ReturnType<typeof drawFor>): void {
    const close = contacts.filter(({ closeness }) => closeness > 0.3)
    if (close.length < 2) return
    for (let ref = 1; ref <= Math.min(200, close.length); ref += 1) {
      const [one, other] = [personId[draw.pick(close).person]!, personId[draw.pick(close).person]!]
      if (one === other) continue
      const [a, b] = one < other ? [one, other] : [other, one]
      tables.coOccurrences.add(owner, a, b, ref, today - draw.below(700), draw.int(2, 5), draw.chance(0.5))
    }
  }

  function addVisibility(user: number, strengths: Map<number, number>): void {
    const viewer = ownerOf(user)
    tables.visible.add(viewer, viewer, 1000, 'self', null, 0)
    for (const mate of teams.members[teams.team[user]!]!) {
      if (mate === user || !viewersOf(teams, mate).includes(user)) continue
      const person = teams.person[mate]!
      const strength = strengths.get(person)
      const weight = Math.max(leastWeight, Math.floor(((strength ?? 0) * 8) / 10))
      const people = teams.degree[mate]! - hiddenOf(teams, mate)
      const kind = teams.mode[mate] === 'workspace' ? 'workspace' : 'granted'
      tables.visible.add(viewer, ownerOf(mate), weight, kind, strength === undefined ? null : personId[person]!, people)
    }
  }
}

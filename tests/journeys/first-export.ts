import { momentsBefore } from '../../database/seed/demo-moments.ts'
import type { RelationshipKind, Touch } from '../../database/seed/demo-rhythms.ts'
import { demoTeam } from '../../database/seed/demo-team.ts'
import type { DemoRelationship } from '../../database/seed/demo-relationships.ts'
import { byRank } from '../../database/seed/directory-careers.ts'
import { largeCompanies } from '../../database/seed/directory-large.ts'
import { randomFor } from '../../database/seed/random.ts'
import { writeLinkedInExport } from '../../database/seed/write-linkedin.ts'
import type { PersonRecord } from '@wellmet/contacts/directory/directory.records.ts'

export interface Contact {
  name: string
  slug: string
  company: string
  title: string
  /** Where the directory says they worked, now or before. */
  career: string[]
  /** They wrote to each other. */
  talks: boolean
}

const inDirectory = 240
const elsewhere = 120
const atUnknownCompanies = 40

/** Some four hundred connections of somebody new; a few of them answered when they wrote, and a few did not. */
export function firstContacts(directory: readonly PersonRecord[], size: { people: number; companies: number }) {
  const random = randomFor('the first export')
  const employer = byRank(largeCompanies(size.companies, size.people), random)
  const working = directory.filter(({ company }) => company !== undefined)
  const listed = random.shuffle(working).slice(0, inDirectory)
  const contacts: Contact[] = [
    ...listed.map(({ name, linkedinSlug, company, title, positions }, i) => ({
      name,
      slug: linkedinSlug!,
      company: company!,
      title: title ?? '',
      career: positions.filter(({ kind }) => kind === 'worked').map(({ place }) => place),
      talks: i < 12,
    })),
    ...Array.from({ length: elsewhere + atUnknownCompanies }, (_, i) => ({
      name: `Otherwise Unlisted${i}`,
      slug: `otherwise-unlisted-${i}`,
      company: i < elsewhere ? employer().name : `Corner Shop ${i}`,
      title: 'Manager',
      career: [],
      talks: i < 3,
    })),
  ]
  return contacts
}

export function exportOf(contacts: readonly Contact[], today: Date): Buffer {
  const random = randomFor('days of the first export')
  const [ana] = demoTeam
  const relationships = contacts.map((contact, i): DemoRelationship => {
    const [given = '', ...family] = contact.name.split(' ')
    // Every tenth of the silent ones was written to, and never answered.
    const kind: RelationshipKind = contact.talks || i % 10 === 0 ? 'chatting' : 'connected'
    return {
      person: {
        given,
        family: family.join(' '),
        name: contact.name,
        company: { name: contact.company, domain: 'none.example', industry: 'software', city: 'Lisbon', known: 1 },
        title: contact.title,
        city: 'Lisbon',
        country: 'Portugal',
        email: '',
        slug: contact.slug,
      },
      kind,
      connectedDaysAgo: random.int(30, 2_000),
      touches: touches(contact.talks, kind),
    }
  })
  return writeLinkedInExport(ana, relationships, momentsBefore(today))
}

function touches(talks: boolean, kind: RelationshipKind): Touch[] {
  if (kind !== 'chatting') return []
  const asked: Touch = { daysAgo: 20, channel: 'linkedin', direction: 'out' }
  return talks ? [asked, { ...asked, daysAgo: 19, direction: 'in' }] : [asked]
}

import { momentsBefore } from './demo-moments.ts'
import type { DemoFile } from './demo-network.ts'
import { demoPeople, type DemoPerson } from './demo-people.ts'
import { demoRelationships, type DemoRelationship } from './demo-relationships.ts'
import type { DemoTeammate } from './demo-team.ts'
import { writeLinkedInExport } from './write-linkedin.ts'
import { writeMbox } from './write-mbox.ts'
import { writeVCards } from './write-vcards.ts'

/** Where somebody was before; without a company they were promoted where they are. */
interface FormerJob {
  company?: string
  title: string
  /** Exports of earlier days say this. */
  untilDaysAgo: number
}

/**
 * These companies are nobody's today, so nothing that can be searched for now changes with them. Nobody here is written
 * with by email: an address names the company of today.
 */
export const formerJobs: Readonly<Record<string, FormerJob>> = {
  'Lotte de Wit': { company: 'Kanaalhuis Compliance', title: 'Senior Compliance Officer', untilDaysAgo: 240 },
  'Beatriz Tavares': { title: 'Chief Operating Officer', untilDaysAgo: 215 },
  'Bram van Leeuwen': { company: 'Duinweg Holding', title: 'Investment Manager', untilDaysAgo: 190 },
  "Aoife O'Driscoll": { title: 'Senior Engineer', untilDaysAgo: 171 },
  'Yaw Asante': { company: 'Adenkum Trust', title: 'Head of Risk', untilDaysAgo: 96 },
  'Femke Vermeulen': { title: 'Partnerships Manager', untilDaysAgo: 61 },
  'Yannis Vlachos': { company: 'Ithaki Growth', title: 'Principal', untilDaysAgo: 44 },
  'Ondřej Nováková': { company: 'Vltava Mapping', title: 'Engineering Manager', untilDaysAgo: 33 },
  'Zhen Fang': { title: 'Country Manager', untilDaysAgo: 19 },
  'Svenja Hoffmann': { company: 'Elbfracht Kontor', title: 'Sales Director', untilDaysAgo: 230 },
  'Katharina Reuter': { title: 'VP Operations', untilDaysAgo: 185 },
  'Kwame Owusu': { company: 'Cape Coast Angels', title: 'Partner', untilDaysAgo: 120 },
  'Aurélie Rousselot': { company: 'Mistral Conseil', title: 'Head of Sustainability', untilDaysAgo: 70 },
  'Kavya Chatterjee': { title: 'Co-founder & COO', untilDaysAgo: 52 },
}

/** What somebody could have exported so many days ago. The day before is the last one in it. */
export function filesAsOf(
  daysAgo: number,
  today: Date,
): Map<DemoTeammate, Record<'linkedin' | 'cards' | 'mail', DemoFile>> {
  const moments = momentsBefore(today)
  const date = moments.day(daysAgo).toISOString().slice(0, 10)
  return new Map(
    [...demoRelationships(demoPeople())].map(([teammate, all]) => {
      const known = all.filter((relationship) => wasKnown(relationship, daysAgo)).map((one) => asOf(one, daysAgo))
      return [
        teammate,
        {
          linkedin: {
            fileName: `Basic_LinkedInDataExport_${date}.zip`,
            content: writeLinkedInExport(teammate, known, moments, daysAgo),
          },
          cards: { fileName: `contacts-${date}.vcf`, content: Buffer.from(writeVCards(known)) },
          // From everybody of today, so that a letter that was copied to somebody then still is today.
          mail: { fileName: `mail-${date}.mbox`, content: Buffer.from(writeMbox(teammate, all, moments, daysAgo)) },
        },
      ]
    }),
  )
}

const wasKnown = ({ touches, connectedDaysAgo, kind }: DemoRelationship, daysAgo: number): boolean =>
  kind === 'listed' ||
  (connectedDaysAgo !== null && connectedDaysAgo >= daysAgo) ||
  touches.some((touch) => touch.daysAgo > daysAgo)

const asOf = (relationship: DemoRelationship, daysAgo: number): DemoRelationship => {
  const former = formerJobs[relationship.person.name]
  if (!former || former.untilDaysAgo > daysAgo) return relationship
  return { ...relationship, person: before(relationship.person, former) }
}

const before = (person: DemoPerson, { company, title }: FormerJob): DemoPerson => ({
  ...person,
  title,
  company: company === undefined ? person.company : { ...person.company, name: company },
})

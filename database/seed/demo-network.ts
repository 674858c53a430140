import { momentsBefore } from './demo-moments.ts'
import { demoPeople } from './demo-people.ts'
import type { DemoTeammate } from './demo-team.ts'
import { demoRelationships } from './demo-relationships.ts'
import { writeIcs } from './write-ics.ts'
import { writeLinkedInExport } from './write-linkedin.ts'
import { writeMbox } from './write-mbox.ts'
import { writeVCards } from './write-vcards.ts'

export interface DemoFile {
  fileName: string
  content: Buffer
}

/**
 * The files of each teammate, in the order in which to bring them in: LinkedIn and the address book say which profile
 * and which mail address are one person, and must have said so before the mail comes.
 */
export function demoFiles(today: Date): Map<DemoTeammate, DemoFile[]> {
  const moments = momentsBefore(today)
  return new Map(
    [...demoRelationships(demoPeople())].map(([teammate, relationships]) => [
      teammate,
      [
        { fileName: 'Basic_LinkedInDataExport.zip', content: writeLinkedInExport(teammate, relationships, moments) },
        { fileName: 'contacts.vcf', content: Buffer.from(writeVCards(relationships)) },
        { fileName: 'mail.mbox', content: Buffer.from(writeMbox(teammate, relationships, moments)) },
        { fileName: 'calendar.ics', content: Buffer.from(writeIcs(teammate, relationships, moments)) },
      ],
    ]),
  )
}

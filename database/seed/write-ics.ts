import type { Moments } from './demo-moments.ts'
import { colleaguesOf } from './demo-colleagues.ts'
import type { DemoPerson } from './demo-people.ts'
import type { DemoTeammate } from './demo-team.ts'
import type { DemoRelationship } from './demo-relationships.ts'
import { randomFor } from './random.ts'

const bringsAColleague = 0.15

/** A calendar of small meetings, and one appointment with nobody. */
export function writeIcs(teammate: DemoTeammate, relationships: readonly DemoRelationship[], { at }: Moments): string {
  const random = randomFor(`calendar of ${teammate.name}`)
  const colleagues = colleaguesOf(relationships)
  const name = teammate.given.toLowerCase()
  const meetings = relationships.flatMap((relationship) =>
    relationship.touches
      .filter(({ channel }) => channel === 'meeting')
      .flatMap(({ daysAgo }, i) => {
        const uid = `${name}.${relationship.person.email.split('@')[0]}.${i}@demo.wellmet.example`
        const along = random.chance(bringsAColleague) ? colleagues(relationship).slice(0, 1) : []
        return event(uid, at(daysAgo, uid), [
          `ORGANIZER;CN="${teammate.name}":mailto:${teammate.email}`,
          ...[relationship.person, ...along].map(attendee),
        ])
      }),
  )
  const alone = event(`${name}.dentist@demo.wellmet.example`, at(20, `dentist of ${name}`), [])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wellmet//Demo//EN',
    ...meetings,
    ...alone,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const event = (uid: string, start: Date, people: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(start)}`,
  `DTSTART:${utc(start)}`,
  'DURATION:PT45M',
  ...people,
  'END:VEVENT',
]

/** The break in the line keeps it within the 75 bytes that the format asks for. */
const attendee = ({ name, email }: DemoPerson): string => `ATTENDEE;CN="${name}";PARTSTAT=ACCEPTED\r\n :mailto:${email}`

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

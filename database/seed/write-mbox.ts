import type { Moments } from './demo-moments.ts'
import { colleaguesOf } from './demo-colleagues.ts'
import type { DemoTeammate } from './demo-team.ts'
import { teamLetters } from './demo-teamwork.ts'
import type { DemoRelationship } from './demo-relationships.ts'
import { machineMails } from './machine-mails.ts'
import { randomFor } from './random.ts'
import { mailbox, writeLetter, type Letter } from './write-letter.ts'

const copiesAColleague = 0.12

/** A mailbox as mail programs export it: everything of one person in one file, oldest first. */
export function writeMbox(
  teammate: DemoTeammate,
  relationships: readonly DemoRelationship[],
  moments: Moments,
  /** Letters of later days are left out; the others stay as they are. */
  until = 0,
): string {
  const end = moments.day(until)
  const letters = [
    ...lettersOf(teammate, relationships, moments),
    ...teamLetters(teammate, moments),
    ...machineMails(teammate, moments),
  ]
  return letters
    .filter(({ at }) => at < end)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
    .map(writeLetter)
    .join('')
}

function lettersOf(teammate: DemoTeammate, relationships: readonly DemoRelationship[], { at }: Moments): Letter[] {
  const me = mailbox(teammate)
  const colleagues = colleaguesOf(relationships)
  const random = randomFor(`letters of ${teammate.name}`)
  return relationships.flatMap((relationship) => {
    const { person, touches } = relationship
    const them = mailbox(person)
    return touches
      .filter(({ channel }) => channel === 'mail')
      .map(({ daysAgo, direction }, i): Letter => {
        const id = `${person.email.split('@')[0]}.${i}@${direction === 'out' ? 'demo.wellmet.example' : person.company.domain}`
        const others = random.chance(copiesAColleague) ? colleagues(relationship) : []
        const copied = others.length > 0 ? random.pick(others) : undefined
        return {
          at: at(daysAgo, `${teammate.name} ${id}`),
          from: direction === 'out' ? me : them,
          to: direction === 'out' ? them : me,
          id: `${teammate.given.toLowerCase()}.${id}`,
          ...(copied ? { cc: mailbox(copied) } : {}),
        }
      })
  })
}

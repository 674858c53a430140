import type { Moments } from './demo-moments.ts'
import { touchesOf } from './demo-rhythms.ts'
import { demoTeam, type DemoTeammate } from './demo-team.ts'
import { mailbox, type Letter } from './write-letter.ts'

/** What the four write to each other: whether a teammate answers is known like that of anybody else. */
export const teamLetters = (teammate: DemoTeammate, { at }: Moments): Letter[] =>
  demoTeam
    .filter((other) => other !== teammate)
    .flatMap((other) => {
      // The same letters lie in both mailboxes.
      const [one, two] = demoTeam.indexOf(teammate) < demoTeam.indexOf(other) ? [teammate, other] : [other, teammate]
      return touchesOf('regular', `${one.name} and ${two.name}`)
        .filter(({ channel }) => channel === 'mail')
        .map(({ daysAgo, direction }, i): Letter => {
          const [from, to] = direction === 'out' ? [one, two] : [two, one]
          const id = `${from.given.toLowerCase()}.${to.given.toLowerCase()}.${i}@demo.wellmet.example`
          return { at: at(daysAgo, id), from: mailbox(from), to: mailbox(to), id }
        })
    })

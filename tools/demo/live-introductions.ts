import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { replies, type DemoIntroduction, type Happening, type Reply } from '../../database/seed/demo-happenings.ts'
import { demoIntroductions } from '../../database/seed/demo-introductions.ts'
import type { Moments } from '../../database/seed/demo-moments.ts'
import { personCalled } from '../../database/seed/demo-people.ts'
import { randomFor } from '../../database/seed/random.ts'
import { nextStepOf, writtenBy } from '../../database/seed/demo-words.ts'
import type { DemoEvent } from './demo-events.ts'
import type { LivingTeam } from './living-team.ts'

interface Request {
  id: string
}

/** Every ask and everything that came of it, as events in time. */
export function introductionEvents(team: LivingTeam, today: Date, moments: Moments): DemoEvent[] {
  // Within the last two hours, because of today only what lies behind us has happened.
  const at = (daysAgo: number, name: string): Date =>
    daysAgo > 0 ? moments.at(daysAgo, name) : new Date(today.getTime() - randomFor(name).int(600, 7200) * 1000)
  return demoIntroductions.flatMap((introduction) => eventsOf(team, introduction, at))
}

function eventsOf(team: LivingTeam, introduction: DemoIntroduction, at: Moments['at']): DemoEvent[] {
  const { asker, target, via, askedDaysAgo, later } = introduction
  const name = `${asker} asks ${via} for ${target}`
  let request: Request
  return [
    {
      name,
      at: at(askedDaysAgo, name),
      run: async () => {
        request = await ask(team, introduction)
      },
    },
    ...(Object.entries(later) as [Happening, number][]).map(([what, days]) => ({
      name: `${name}: ${what}`,
      at: at(askedDaysAgo - days, `${name}: ${what}`),
      run: () => happen(team, introduction, request.id, what),
    })),
  ]
}

async function ask(team: LivingTeam, introduction: DemoIntroduction): Promise<Request> {
  const { asker, via } = introduction
  const target = personCalled(introduction.target)
  const [seen, contact] = await team.find(asker, [target, ...(team.isTeammate(via) ? [] : [personCalled(via)])])
  return team.session(asker).ask<Request>('POST', '/api/dashboard/intro-requests', {
    // Somebody whom the asker does not see is described, as one does after a conversation.
    target: seen ? { personId: seen } : { name: target.name, company: target.company.name, title: target.title },
    connector: { personId: team.isTeammate(via) ? team.session(via).userId : contact },
    ...writtenBy(introduction, target),
    nextStep: nextStepOf(introduction),
    status: 'pending',
  })
}

const isReply = (what: Happening): what is Reply => (replies as readonly Happening[]).includes(what)

const outcomes = {
  introduced: 'intro_sent',
  replied: 'target_replied',
  met: 'meeting_booked',
  workedOut: 'converted',
  noInterest: 'no_interest',
} as const

async function happen(team: LivingTeam, introduction: DemoIntroduction, id: string, what: Happening): Promise<void> {
  const asker = team.session(introduction.asker)
  const { email } = personCalled(introduction.target)
  if (isReply(what)) await reply(team, introduction, id, what)
  else if (what === 'targetYes') await team.openLink(email, '/guest/consents/', { consent: 'yes' })
  else if (what === 'targetNotNow') await team.openLink(email, '/guest/consents/', { consent: 'not_now' })
  else if (what === 'triesNext') {
    const next = await asker.ask<Request>('POST', `/api/dashboard/intro-requests/${id}/next-path`)
    await asker.ask('PATCH', `/api/dashboard/intro-requests/${next.id}`, { status: 'pending' })
  } else await asker.ask('POST', '/api/dashboard/intro-outcomes/record', { requestId: id, outcome: outcomes[what] })
}

/** A teammate answers in the product, everybody else by the link in the email. */
async function reply(team: LivingTeam, { via, target }: DemoIntroduction, id: string, what: Reply): Promise<void> {
  const targetEmail = personCalled(target).email
  if (team.isTeammate(via))
    await team.session(via).ask('POST', `/api/introductions/asks/${id}/reply`, memberReply(what, targetEmail))
  else await team.openLink(personCalled(via).email, '/guest/asks/', guestReply(what, targetEmail, team.now()))
}

const declined = {
  doNotKnow: 'do_not_know',
  notClose: 'not_close',
  notNow: 'not_now',
  notAFit: 'not_a_fit',
  tooMany: 'too_many',
} as const

function memberReply(what: Reply, targetEmail: string): object {
  switch (what) {
    case 'yes':
      return { reply: 'accept', with: 'introduce' }
    case 'asksTarget':
      return { reply: 'accept', with: 'ask_target', targetEmail }
    case 'mention':
      return { reply: 'name_drop' }
    case 'later':
      return { reply: 'later' }
    default:
      return { reply: 'decline', reason: declined[what] }
  }
}

function guestReply(what: Reply, targetEmail: string, now: Date): object {
  switch (what) {
    case 'yes':
      return { reply: 'accept', how: 'forward' }
    case 'asksTarget':
      return { reply: 'accept', how: 'ask_target', targetEmail }
    case 'mention':
      return { reply: 'accept', how: 'name_drop' }
    case 'later':
      return { reply: 'later', until: addDays(now, 14).toISOString().slice(0, 10) }
    default:
      return { reply: 'decline', reason: declined[what] }
  }
}

import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { DashboardStatus } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import type { Parties, Stage } from './introduction-shapes.ts'

export const firstName = (name: string): string => name.split(' ')[0] ?? name

const names = ({ connector, target }: Parties) => ({ c: firstName(connector.name), t: firstName(target.name) })

const answers: Record<NonNullable<Introduction['repliedWith']>, (c: string, t: string) => [string, string]> = {
  introduce: (c, t) => [`${c} said yes`, `${c} writes to ${t} themselves. Nothing for you to do.`],
  ask_target: (c, t) => [`${t} is asked first`, `${c} said yes, and wants ${t} to agree before you meet.`],
  name_drop: (c, t) => [`You may mention ${c}`, `Write to ${t} yourself, and say that ${c} knows you both.`],
}

/** Where it stands, and the one thing to do about it. */
export const standing = (request: Introduction): { label: string; advice: string } => {
  if (request.hasDeletedPerson)
    return { label: 'Deleted', advice: 'A person in this request was deleted. It still counts in your statistics.' }
  const { c, t } = names(request)
  const words: Record<Stage, [string, string]> = {
    drafted: request.scheduledFor
      ? ['Planned', `${c} is asked at the time you set.`]
      : ['Draft', `Finish it, then ask ${c}.`],
    awaiting_connector: request.snoozedUntil
      ? [`${c} looks at it later`, 'They said when; do not nudge before that.']
      : [`Waiting for ${c}`, 'Be patient and do not nudge: we remind them once.'],
    connector_replied: answers[request.repliedWith ?? 'introduce'](c, t),
    intro_sent: ['Introduced', `The next word is ${t}’s. If a week goes by, write once more.`],
    target_replied: [`${t} replied`, 'Answer within a day and offer two times.'],
    meeting_booked: ['Meeting booked', 'After it, say whether it came to something.'],
    converted: ['It worked out', `${c} is told, so that they hear what their word was worth.`],
    declined: [`${c} said no`, 'Thank them, and try the next route.'],
    cancelled: ['Ended', 'Try the next route, or open it again.'],
  }
  const [label, advice] = words[request.stage]
  return { label, advice }
}

/** The button that says that this has happened. */
export const moveWords = (to: Stage, request: Parties): string => {
  const { c, t } = names(request)
  const words: Record<Stage, string> = {
    drafted: 'Open again as a draft',
    awaiting_connector: `Ask ${c} now`,
    connector_replied: `${c} said yes`,
    intro_sent: `${c} introduced us`,
    target_replied: `${t} replied`,
    meeting_booked: 'Meeting booked',
    converted: 'It worked out',
    declined: `${c} said no`,
    cancelled: 'End it',
  }
  return words[to]
}

export const waitingWords = {
  me: { title: 'Waiting for you', about: 'Your turn: finish, answer or meet.' },
  connector: { title: 'Waiting for the connector', about: 'They were asked, or said yes and have yet to write.' },
  target: { title: 'Waiting for the target', about: 'The introduction was made; the answer is theirs.' },
  nobody: { title: 'Done', about: 'Nothing is left to wait for.' },
} as const satisfies Record<Introduction['waitsFor'], { title: string; about: string }>

export const columnWords: Record<DashboardStatus, string> = {
  pending: 'Asking',
  approved: 'Said yes',
  in_progress: 'Introduced',
  replied: 'Replied',
  meeting: 'Meeting',
  completed: 'Worked out',
  declined: 'Declined',
  cancelled: 'Ended',
}

export const roleWords = ({ title, company }: { title: string | null; company: string | null }): string =>
  [title, company].filter(Boolean).join(' · ') || 'Role unknown'

import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Claim, ClaimKind, ClaimParty } from '../grounding/claims.contract.ts'
import { evidenceOf } from '../grounding/show-checks.rules.ts'
import { lookedFor } from '../drafts/goal-words.rules.ts'
import type { AssistantLine, PrepCard } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'
import { linesOf, openFrom, sharedLines, whoLine } from './prep-lines.rules.ts'
import { questionForRole } from './role-questions.rules.ts'

export interface CardFacts {
  readonly viewerId: string
  readonly now: Date
  readonly person: ClaimParty
  readonly claims: readonly Claim[]
  readonly notes: readonly { readonly id: string; readonly text: string }[]
}

const who: ReadonlySet<ClaimKind> = new Set(['works_at', 'worked_at', 'based_in'])
const mostQuestions = 3

/** The parts of a preparation. Every line says claims, a note of the viewer, or is a question about a claim. */
export function cardFrom({ viewerId, now, person, claims, notes }: CardFacts): Omit<PrepCard, 'person' | 'meetingAt'> {
  const isAbout = ({ subject, others }: Claim, id: string): boolean => [subject, ...others].some((one) => one.id === id)
  const about = claims.filter((claim) => isAbout(claim, person.id))
  const between = about.filter((claim) => isAbout(claim, viewerId) && !who.has(claim.kind))
  return {
    who: whoLine(
      person,
      about.filter(({ kind, subject }) => who.has(kind) && subject.id === person.id),
    ),
    soFar: [...linesOf(person, withoutRepeats(between), { viewerId, now }), ...openFrom(between, now)],
    shared: sharedLines(
      person,
      about.filter((claim) => !who.has(claim.kind) && !isAbout(claim, viewerId)),
      { claims, viewerId },
    ),
    notes: notes.map(({ id, text }) => ({
      text: m.haveNote({ text }),
      evidence: [{ id: `note:${id}`, source: 'note', kind: null, text }],
    })),
    questions: questionsAbout(person, between, claims, now).slice(0, mostQuestions),
  }
}

/** Days after which one asks what has changed, and not what came of the last meeting. */
const longAgo = 60

/** NaN where the day is not known, which is neither more nor less. */
const daysSince = ({ values: { on } }: Claim, now: Date): number =>
  on === undefined ? Number.NaN : utcDay(now) - utcDay(new Date(on))

/** After an introduction it goes without saying that it was asked for, and after messages that one was in touch. */
function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const has = (kind: ClaimKind, than: Claim): boolean =>
    claims.some(
      (one) => one.kind === kind && one.others.map(({ id }) => id).join() === than.others.map(({ id }) => id).join(),
    )
  return claims.filter((claim) => {
    const { kind, values } = claim
    if (kind === 'asked') return !has('introduced', claim) && !has('answered', claim)
    if (kind === 'answered') return !has('introduced', claim)
    if (kind === 'in_touch') return !has('messages', claim)
    if (kind === 'last_contact')
      return !claims.some((one) => (one.kind === 'messages' || one.kind === 'meetings') && one.values.on === values.on)
    return true
  })
}

/** Who was met so often is not asked what one asks at first. */
const manyMeetings = 3

/** To somebody whom one met, what was left open; to others, what somebody in their role knows. */
function questionsAbout(
  person: ClaimParty,
  between: readonly Claim[],
  all: readonly Claim[],
  now: Date,
): AssistantLine[] {
  const ask = (text: string, claim: Claim): AssistantLine => ({ text, evidence: evidenceOf(claim) })
  const works = all.find(({ kind, subject }) => kind === 'works_at' && subject.id === person.id)
  const met = between.find(({ kind }) => kind === 'meetings')
  const company = works?.values.company
  if (met) {
    const last = between.find(({ kind }) => kind === 'messages' || kind === 'last_contact')
    const days = daysSince(met, now)
    const wroteLater = last !== undefined && days - daysSince(last, now) > longAgo
    return [
      ...(wroteLater ? [ask(m.askAboutLetter({ on: new Date(last.values.on!) }), last)] : []),
      ...(days > longAgo && !wroteLater ? [ask(m.askAboutSince({ on: new Date(met.values.on!) }), met)] : []),
      ...(days >= 0 && days <= longAgo ? [ask(m.askAboutMeeting({ on: new Date(met.values.on!) }), met)] : []),
      ...(works && company !== undefined ? [ask(m.askBusy({ company }), works)] : []),
      ask((met.values.count ?? 0) >= manyMeetings ? m.askWaiting() : m.askHelp(), met),
    ]
  }
  const [goal] = all.flatMap((claim) => {
    const wanted = claim.kind === 'goal' ? lookedFor(claim.values.text ?? '') : null
    return wanted === null || company === undefined ? [] : [{ claim, wanted, company }]
  })
  if (goal)
    return [
      ask(m.askAboutGoal({ goal: goal.wanted, company: goal.company }), goal.claim),
      ask(m.askWhoElse({ company: goal.company }), goal.claim),
    ]
  const role = questionForRole(works?.values.title, company)
  return [works ? ask(role, works) : { text: role, evidence: [] }, { text: m.askOpenly(), evidence: [] }]
}

import { dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { isUnnamedTeam } from '@wellmet/account/workspaces/workspace-name.rules.ts'
import { draftGap } from '../drafts/drafts.rules.ts'
import { draftMessages } from '../drafts/drafts.messages.ts'
import { nameForTarget } from '../drafts/form-of-address.rules.ts'
import { isInLanguage } from '../drafts/text-language.rules.ts'
import { silenceRules } from '../silence/silence.rules.ts'
import type { RepliedWith, Stage } from '../stages/stages.contract.ts'
import type { EvidenceOfSentence } from '../grounding/grounding.contract.ts'
import type { AssistantLine, FollowUp, FollowUpKind } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'

export interface FollowUpFacts {
  readonly requestId: string
  readonly stage: Stage
  readonly asker: string
  readonly workspace: string
  readonly headline: string | null
  readonly now: Date
  readonly connector: string
  readonly target: string
  readonly repliedWith: RepliedWith | null
  readonly askedAt: Date | null
  readonly sentAt: Date | null
  readonly meetingAt: Date | null
  /** Of the asker, for the day of the meeting. */
  readonly timeZone: string
  /** What the request says of itself, by kind of claim. */
  readonly evidence: (
    kind: 'asker' | 'self_description' | 'asked' | 'introduced' | 'answered' | 'meeting_booked',
  ) => EvidenceOfSentence[]
}

const weekOf = (at: Date): number => Math.floor((utcDay(at) + 3) / 7)

/** As one says it: “yesterday”, “last week”. */
export function howLongAgo(at: Date, now: Date): 'today' | 'yesterday' | 'days' | 'week' | 'date' {
  const days = utcDay(now) - utcDay(at)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  const weeks = weekOf(now) - weekOf(at)
  return weeks === 0 ? 'days' : weeks === 1 ? 'week' : 'date'
}

/** When a reminder is due, if it is not yet: a connector has the days after which the asker is told that nobody answered. */
export function tooEarlyUntil({ stage, askedAt, now }: Pick<FollowUpFacts, 'stage' | 'askedAt' | 'now'>): Date | null {
  if (stage !== 'awaiting_connector' || askedAt === null) return null
  const due = utcDay(askedAt) + silenceRules.remindAfterDays[0]
  return utcDay(now) < due ? startOfDay(due) : null
}

/** What fits where a request stands; null where nothing does. */
export function followUpFor(stage: Stage): FollowUpKind | null {
  switch (stage) {
    case 'awaiting_connector':
    case 'connector_replied':
      return 'nudge'
    case 'intro_sent':
      return 'answer'
    case 'target_replied':
    case 'meeting_booked':
    case 'converted':
    case 'declined':
      return 'thanks'
    default:
      return null
  }
}

/** Which of the messages can be written where a request stands. */
export const mayFollowUp = (stage: Stage, kind: FollowUpKind): boolean => {
  const wasIntroduced =
    stage === 'intro_sent' || stage === 'target_replied' || stage === 'meeting_booked' || stage === 'converted'
  if (kind === 'nudge') return stage === 'awaiting_connector' || stage === 'connector_replied'
  return kind === 'answer' ? wasIntroduced : wasIntroduced || stage === 'declined'
}

/** A message about a request, of what happened to it and nothing else. */
export function writeFollowUp(kind: FollowUpKind, facts: FollowUpFacts): FollowUp {
  const to = kind === 'answer' ? 'target' : 'connector'
  const name = to === 'target' ? facts.target : facts.connector
  const sentences = kind === 'thanks' ? thanks(facts) : kind === 'nudge' ? nudge(facts) : answer(facts)
  const message = [
    to === 'target'
      ? draftMessages.draftGreetTarget({ target: nameForTarget(name) })
      : draftMessages.draftGreeting({ target: firstName(name) }),
    sentences.map(({ text }) => text).join(' '),
    // A stranger reads the whole name.
    draftMessages.draftClosing({ asker: to === 'target' ? facts.asker : firstName(facts.asker) }),
  ].join('\n\n')
  return {
    requestId: facts.requestId,
    kind,
    to,
    name,
    // Of a message to the target their own name says nothing.
    subject:
      to === 'target'
        ? m.followUpSubjectBy({ connector: facts.connector })
        : m.followUpSubject({ target: facts.target }),
    message,
    sentences,
  }
}

const plain = (text: string): AssistantLine => ({ text, evidence: [] })

function thanks({ stage, target, meetingAt, timeZone, evidence }: FollowUpFacts): AssistantLine[] {
  if (stage === 'declined')
    return [{ text: m.followUpThanksAnyway({ target }), evidence: evidence('answered') }, plain(m.followUpNoTrouble())]
  const first = firstName(target)
  const after = (text: string, kind: 'introduced' | 'meeting_booked'): AssistantLine[] => [
    { text, evidence: evidence(kind) },
    plain(m.followUpThanksUs()),
    plain(m.followUpTellYou()),
  ]
  if (stage === 'converted')
    return [
      { text: m.followUpConverted({ target, gap: draftGap() }), evidence: evidence('introduced') },
      plain(m.followUpWithoutYou()),
    ]
  return [
    ...(stage === 'target_replied' ? after(m.followUpReplied({ target: first }), 'introduced') : []),
    ...(stage === 'meeting_booked'
      ? after(m.followUpBooked({ target: first, ...booked(meetingAt, timeZone) }), 'meeting_booked')
      : []),
    ...(stage === 'intro_sent'
      ? [{ text: m.followUpThanks({ target }), evidence: evidence('introduced') }, plain(m.followUpTellYou())]
      : []),
  ]
}

const booked = (at: Date | null, timeZone: string): { dated: 'yes' | 'no'; on: Date } => ({
  dated: at === null ? 'no' : 'yes',
  on: new Date(dateIn(at ?? new Date(0), timeZone)),
})

/** Whoever has agreed already is not asked again. */
function nudge({ stage, target, askedAt, repliedWith, now, evidence }: FollowUpFacts): AssistantLine[] {
  if (stage === 'connector_replied') {
    const words = repliedWith === 'name_drop' ? m.followUpMayMention({ target }) : m.followUpAgreed({ target })
    return [{ text: words, evidence: evidence('answered') }, plain(m.followUpNeedAnything())]
  }
  return [
    ...(askedAt === null
      ? []
      : [
          {
            text: m.followUpAsked({ target, when: howLongAgo(askedAt, now), on: askedAt }),
            evidence: evidence('asked'),
          },
        ]),
    plain(m.followUpStillFit()),
  ]
}

const answer = ({ stage, connector, sentAt, asker, workspace, headline, evidence }: FollowUpFacts): AssistantLine[] => [
  ...(stage === 'intro_sent' ? [] : [plain(m.followUpThanksReply())]),
  {
    text:
      sentAt === null
        ? m.followUpIntroducedByUndated({ connector })
        : m.followUpIntroducedBy({ connector, on: sentAt }),
    evidence: evidence('introduced'),
  },
  {
    text: isUnnamedTeam({ name: asker, workspace })
      ? draftMessages.draftIAm({ asker })
      : draftMessages.draftIAmFrom({ asker, workspace }),
    evidence: evidence('asker'),
  },
  ...(headline !== null && isInLanguage(headline, currentLanguage())
    ? [{ text: headline.replace(/[.!\s]*$/u, '.'), evidence: evidence('self_description') }]
    : []),
  plain(m.followUpSuggestCall({ gap: draftGap() })),
]

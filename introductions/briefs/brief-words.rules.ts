import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { actionWords, spokenActionWords } from '@wellmet/identity/person-states/action-words.rules.ts'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { personStatesMessages } from '@wellmet/identity/person-states/person-states.messages.ts'
import type { PersonState, StateAction } from '@wellmet/identity/person-states/person-states.contract.ts'
import { renderMessage, type Message } from '@wellmet/platform/messages/messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { Ask } from '../asks/asks.contract.ts'
import { asksMessages } from '../asks/asks.messages.ts'
import type { Thanks } from '../outcomes/outcomes.contract.ts'
import { outcomesMessages } from '../outcomes/outcomes.messages.ts'
import type { Introduction } from '../requests/introductions.contract.ts'
import { requestsMessages } from '../requests/requests.messages.ts'
import type { SuggestedOutcome } from '../suggested-outcomes/suggested-outcomes.contract.ts'
import { suggestionWords } from '../suggested-outcomes/suggestion-words.rules.ts'
import type { BriefLine } from './briefs.contract.ts'
import { briefsMessages as m } from './briefs.messages.ts'
import { firstNames, isMyMove, isPassedOn, standingAt } from './standing.rules.ts'

type Line = Omit<BriefLine, 'email' | 'at' | 'isYourTurn'> & Partial<Pick<BriefLine, 'email' | 'at' | 'isYourTurn'>>

const line = (one: Line): BriefLine => ({ email: null, at: null, isYourTurn: false, ...one })

const action = (label: string, name: string): BriefLine['action'] => ({
  label,
  spoken: personStatesMessages.aboutPerson({ action: label, name }),
})

const targetOf = ({ id, target }: Introduction): BriefLine['who'] => ({ id: target.personId ?? id, name: target.name })

interface News {
  request: Introduction
  stage: 'connector_replied' | 'intro_sent' | 'target_replied'
  at: Date
  email: string | null
}

/** What happened, and what to do with it while it is new. */
export function newsLine({ request, stage, at, email }: News): BriefLine {
  const { title, text, does } = newsWords(request, stage)
  const names = firstNames(request)
  // Introduced, they write where their address is known. Otherwise the page of the request says what to do, as their state does.
  const writes = does === 'write' && !(stage === 'intro_sent' && email === null)
  const label = writes
    ? personStatesMessages.doWriteTo({ target: names.target })
    : seeWords[does === 'write' ? 'introduction' : does]()
  return line({
    id: `news ${request.id}`,
    who: targetOf(request),
    title,
    text,
    action: action(label, request.target.name),
    page: does === 'answer' ? 'conversation' : 'request',
    pageId: request.id,
    // Where the name may be mentioned, the message that says so is on the page of the request.
    email:
      writes && email !== null && stage !== 'connector_replied' ? { to: email, subject: request.subject ?? '' } : null,
    at: at.toISOString(),
    isYourTurn: does !== 'see' || isMyMove(request),
  })
}

const seeWords = {
  see: personStatesMessages.doSeeRequest,
  introduction: personStatesMessages.doSeeIntroduction,
  answer: personStatesMessages.doAnswer,
}

/** Whoever said yes to meeting before the introduction has not written an email yet. */
const waitsForAnswer = ({ stage, repliedWith, sentAt }: Introduction): boolean =>
  stage === 'target_replied' && !(repliedWith === 'ask_target' && sentAt)

interface NewsWords {
  title: string
  text: string
  does: 'write' | 'see' | 'answer'
}

function newsWords(request: Introduction, stage: News['stage']): NewsWords {
  const names = firstNames(request)
  if (stage === 'target_replied')
    return waitsForAnswer(request)
      ? { title: m.targetReplied({ target: names.target }), text: m.replySoon(), does: 'answer' }
      : {
          title: m.targetSaidYes({ target: names.target }),
          text: m.suggestTwoTimes({ connector: names.connector }),
          does: 'write',
        }
  if (stage === 'intro_sent')
    return isPassedOn(request)
      ? { title: m.passedOn(names), text: m.waitForTarget(names), does: 'see' }
      : { title: m.introducedYou(names), text: m.writeWhileFresh(names), does: 'write' }
  switch (request.repliedWith) {
    case 'name_drop':
      return { title: m.mayMention(names), text: m.writeYourself(names), does: 'write' }
    case 'ask_target':
      return { title: m.connectorSaidYes(names), text: m.targetIsAsked(names), does: 'see' }
    default:
      return { title: m.connectorSaidYes(names), text: m.willIntroduce(names), does: 'see' }
  }
}

export function askLine({ id, askedBy, target, stage }: Ask): BriefLine {
  const isToAnswer = stage === 'awaiting_connector'
  return line({
    isYourTurn: true,
    id: `ask ${id}`,
    who: { id: askedBy.userId, name: askedBy.name },
    title: m.wantsToMeet({ asker: askedBy.name, target: target.name }),
    text: isToAnswer ? m.answerRequest() : asksMessages.saidYesWrite({ target: firstName(target.name) }),
    action: action(isToAnswer ? personStatesMessages.doAnswer() : personStatesMessages.doIntroduce(), target.name),
    page: 'ask',
    pageId: id,
  })
}

function requestAction(request: Introduction, state: PersonState | null): BriefLine['action'] {
  const { name } = request.target
  if (waitsForAnswer(request)) return action(personStatesMessages.doAnswer(), name)
  return state?.first ? stateAction(state.first, state, name) : action(personStatesMessages.doSeeRequest(), name)
}

export function requestLine(request: Introduction, now: Date): BriefLine {
  const { id, target, personState } = request
  const { label, advice } = standingAt(request, now)
  const state = personState?.requestId === id ? personState : null
  return line({
    isYourTurn: true,
    id: `request ${id}`,
    who: targetOf(request),
    title: target.name,
    text: m.standing({ label: state?.says ? renderMessage(state.says) : label, advice }),
    action: requestAction(request, state),
    page: waitsForAnswer(request) ? 'conversation' : 'request',
    pageId: id,
  })
}

export function suggestionLine(suggestion: SuggestedOutcome): BriefLine {
  const { id, requestId, role, target } = suggestion
  return line({
    isYourTurn: true,
    id: `seen ${id}`,
    who: { id: requestId, name: target.name },
    title: target.name,
    text: m.confirmSeen({ seen: suggestionWords(suggestion).seen }),
    action: action(m.confirm(), target.name),
    page: role === 'asker' ? 'request' : 'ask',
    pageId: requestId,
  })
}

interface Pending {
  count: number
  newest: { title: Message; requestedBy: string | null } | null
}

export function approvalsLine({ count, newest }: Pending): BriefLine {
  const only = count === 1 ? newest : null
  return line({
    isYourTurn: true,
    id: 'approvals',
    who: null,
    title: only ? renderMessage(only.title) : approvalsMessages.onHome({ count }),
    text:
      only?.requestedBy === null || only === null
        ? approvalsMessages.onHomeAbout()
        : approvalsMessages.onHomeAsks({ name: only.requestedBy }),
    action: action(personStatesMessages.doAnswer(), approvalsMessages.onHome({ count })),
    page: 'approvals',
    pageId: null,
  })
}

export function thanksLine({ connector, introductions }: Thanks): BriefLine {
  const { requestId, target, outcome, at } = firstOf(introductions)
  const label = requestsMessages.thankConnector({ connector: firstName(connector.name) })
  return line({
    id: 'thank',
    who: { id: connector.personId, name: connector.name },
    title: m.thank({ name: connector.name }),
    text: outcomesMessages.thanksFor({ target: target.name, outcome, on: new Date(at) }),
    action: { label, spoken: label },
    page: 'request',
    pageId: requestId,
    email:
      connector.email === null
        ? null
        : { to: connector.email, subject: requestsMessages.thankSubject({ target: target.name }) },
  })
}

interface ToldSignal {
  says: Message
  signal: {
    id: string
    about: { type: 'person' | 'company'; id: string; name: string }
    at: string
    link: string | null
  }
  reach: { id: string; name: string; role: string | null; personState: PersonState } | null
}

/** What happened, and how the reader gets to whom it is about. */
export function signalLine({ says, signal: { id, about, at, link }, reach }: ToldSignal): BriefLine {
  const text = renderMessage(says)
  const first = reach?.personState.first
  const standing = reach ? stateWords(reach.personState) : ''
  const way = standing === '' || !reach ? '' : wayWords(about.type, reach, standing)
  const place: Pick<BriefLine, 'page' | 'pageId'> =
    reach && first
      ? { page: 'path', pageId: reach.id }
      : link === null
        ? { page: 'contact', pageId: about.id }
        : { page: 'screen', pageId: link }
  return line({
    id: `signal ${id}`,
    who: { id: about.id, name: about.name },
    title: about.name,
    text: way === '' ? text : m.signalWithWay({ signal: text, way }),
    action: reach && first ? stateAction(first, reach.personState, reach.name) : null,
    ...place,
    at,
  })
}

interface Quiet {
  id: string
  name: string
  personState: PersonState
  words: () => string
}

export function quietLine({ id, name, personState, words }: Quiet): BriefLine {
  const { first } = personState
  return line({
    id: 'reconnect',
    who: { id, name },
    title: m.reconnect({ name }),
    text: words(),
    action: first ? stateAction(first, personState, name) : null,
    page: 'contact',
    pageId: id,
  })
}

/** Somebody at a company is named, because the signal names nobody. */
const wayWords = (
  about: 'person' | 'company',
  { name, role }: { name: string; role: string | null },
  standing: string,
): string =>
  about === 'company'
    ? m.bestWayIn({ name: [name, role].filter(Boolean).join(', '), standing })
    : m.yourPath({ standing })

const stateAction = (first: StateAction, state: PersonState, name: string): BriefLine['action'] => ({
  label: actionWords(first, state, name),
  spoken: spokenActionWords(first, state, name),
})

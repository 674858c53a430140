import type { Message, PlainMessage } from '@wellmet/platform/messages/messages.ts'
import { refusalsMessages } from '../refusals/refusals.messages.ts'
import { movesMessages } from '../moves/moves.messages.ts'
import { requestsMessages as m } from '../requests/requests.messages.ts'
import { afterSilence, type Silent } from './silence-words.rules.ts'
import { silenceMessages as s } from './silence.messages.ts'
import { emailFailedLine, emailDeliveredLine } from '../undelivered/undelivered.rules.ts'
import { undeliveredMessages as u } from '../undelivered/undelivered.messages.ts'
import { outcomeNoticesMessages } from '../outcome-notices/outcome-notices.messages.ts'
import type { Stage } from '../stages/stages.rules.ts'

interface Names {
  readonly connector: string
  readonly target: string
}

/** What is known of a change when the asker is notified. */
export interface ChangeFacts extends Names, Silent {
  readonly note: string | null
  readonly hasNext: boolean
  /** Whom to ask next, if anybody is known. */
  readonly next: string | null
}

interface ChangeWords {
  readonly kind: 'introduction.answered' | 'introduction.outcome' | 'introduction.due'
  readonly toAsker: PlainMessage<Names>
  /** To a teammate who joined the request. */
  readonly toFollower: PlainMessage<Names & { readonly asker: string }>
  /** To the asker: why, and what to do now. */
  readonly next: (facts: ChangeFacts) => Message[]
}

const reasons: Record<string, PlainMessage<Names>> = {
  no_path: m.notAskedNoPath,
  left: m.notAskedConnectorLeft,
  no_address: m.notAskedNoAddress,
  asked_already: movesMessages.notAskedAlready,
  declined: refusalsMessages.declined,
  limit: m.notAskedLimit,
  quiet: m.notAskedPaused,
  not_this_one: m.notAskedNotThisOne,
  not_verified: m.notAskedNotVerified,
  leaving: m.notAskedLeaving,
  unpaid: m.notAskedUnpaid,
  not_reachable: m.notReachable,
}

/** Why somebody was not asked at the time that was set, by the note of the event. A connector's rules only by class. */
export const whyNotAsked = (note: string | null): PlainMessage<Names> | undefined => reasons[note ?? '']

const says =
  (kind: ChangeWords['kind']) =>
  (
    toAsker: ChangeWords['toAsker'],
    toFollower: ChangeWords['toFollower'],
    next: ChangeWords['next'] = () => [],
  ): ChangeWords => ({ kind, toAsker, toFollower, next })

const answered = says('introduction.answered')
const outcome = says('introduction.outcome')
const due = says('introduction.due')

const nextConnector = (): Message[] => [m.tryNextConnector.message()]
const nextAfterSilence = (facts: ChangeFacts): Message[] => [afterSilence(facts, facts)]

const instead = ({ next }: ChangeFacts): Message[] => [
  next === null ? u.copyAndSend.message() : u.copyOrAsk.message({ next }),
]
const otherAddress = ({ connector, next }: ChangeFacts): Message[] => [
  next === null ? u.askForAddress.message({ connector }) : u.askForAddressOrAsk.message({ connector, next }),
]

/** By what happened to a request. What is missing here is told to nobody, such as a target's no. */
const changeWords: Readonly<Record<string, ChangeWords>> = {
  accepted: answered(m.willIntroduceYou, m.willIntroduceAsker),
  accepted_asking_target: answered(m.asksTargetFirst, m.asksTargetFirst),
  name_drop: answered(m.youMayMention, m.askerMayMention, ({ target }) => [m.yourTurnToWrite.message({ target })]),
  declined: answered(m.doesNotIntroduceYou, m.doesNotIntroduceAsker, nextConnector),
  later: answered(m.willLookLater, m.willLookLater),
  intro_sent: outcome(m.introducedYou, m.introducedAsker),
  forwarded: outcome(m.introducedYou, m.introducedAsker),
  passed_on: outcome(
    outcomeNoticesMessages.passedOnUnnamed,
    outcomeNoticesMessages.passedOnUnnamedFollower,
    ({ connector, target }) => [outcomeNoticesMessages.passedOnUnnamedNext.message({ connector, target })],
  ),
  introduced: outcome(m.youAreIntroduced, m.askerIsIntroduced, () => [m.replyToEmail.message()]),
  target_agreed: outcome(m.wantsToMeetYou, m.wantsToMeetAsker, () => [m.offerTwoTimes.message()]),
  target_replied: outcome(m.targetReplied, m.targetReplied),
  meeting_booked: outcome(m.meetingBookedWith, m.meetingBookedWith),
  converted: outcome(m.introductionWorkedOut, m.introductionWorkedOut),
  reminder: due(m.noAnswerYet, m.noAnswerYet, nextAfterSilence),
  reminder_of_promise: due(s.notIntroducedYet, s.notIntroducedYetFollower, nextAfterSilence),
  reminder_of_target: due(s.notAgreedYet, s.notAgreedYet, nextAfterSilence),
  reminder_of_reply: due(s.noReplyYet, s.noReplyYet, nextAfterSilence),
  connector_silent: due(m.connectorSilent, m.connectorSilent, nextConnector),
  promise_not_kept: due(s.didNotIntroduce, s.didNotIntroduceFollower, nextConnector),
  not_reachable: due(m.notReachableAbout, m.notReachableAbout, nextConnector),
  [emailFailedLine]: due(u.connectorNotReached, u.connectorNotReached, instead),
  email_failed_to_target: due(u.targetNotReached, u.targetNotReached, otherAddress),
  [emailDeliveredLine]: due(u.reachedAfterAll, u.reachedAfterAll, () => [u.waitForAnswer.message()]),
  target_silent: due(m.targetSilent, m.targetSilent, () => [m.tryNextOrLater.message()]),
  not_asked: due(m.notAsked, m.notAsked, ({ note, hasNext, connector, target }) => {
    const why = whyNotAsked(note)?.message({ connector, target })
    return [...(why ? [why] : []), hasNext ? m.tryNextConnector.message() : m.draftAgain.message()]
  }),
}

/** Whoever said yes has answered: what is missing since then is something else. */
function keyOf({ kind, from, note, isPassedOn = false }: Change): string {
  if (kind === 'forwarded' && isPassedOn) return 'passed_on'
  if (from === 'connector_replied' && kind === 'connector_silent') return 'promise_not_kept'
  if (kind === emailFailedLine && note === 'target') return 'email_failed_to_target'
  if (kind !== 'reminder') return kind
  if (from === 'intro_sent') return 'reminder_of_reply'
  if (from !== 'connector_replied') return kind
  return note === 'target' ? 'reminder_of_target' : 'reminder_of_promise'
}

interface Change {
  readonly kind: string
  /** Where the request stood. */
  readonly from: Stage | null
  readonly note: string | null
  readonly isPassedOn?: boolean
}

export const changeWordsOf = (change: Change): ChangeWords | undefined => changeWords[keyOf(change)]

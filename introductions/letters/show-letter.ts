import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { participantsOf } from './participants.ts'
import { targetAddress } from './write-to-target.ts'
import { letterRulesOf } from './letter-rules.ts'
import type { Letter, Question } from './letters.contract.ts'
import { letterState, whyConnector } from './letters.rules.ts'
import { listOthers, type KnownTarget } from './letters.store.ts'
import { openLink, type Opened } from './open-link.ts'

/** Looks and changes nothing: mail scanners open every link before the person does. */
export const showLetter = (call: Call, token: string): Promise<Letter> =>
  call.db.asSystem(async (tx) => toLetter(tx, await openLink(tx, call.services, token, ['connector', 'outcome'])))

export async function toLetter(tx: Tx, { purpose, request, letter, standing }: Opened): Promise<Letter> {
  const { asker, connector } = participantsOf(request)
  const state = purpose === 'outcome' ? 'over' : letterState(standing)
  const others = await listOthers(tx, request)
  return {
    state,
    answeredAt: standing.hasAnswered ? present(request.answeredAt).toISOString() : null,
    laterUntil: state === 'later' ? present(request.snoozedUntil).toISOString().slice(0, 10) : null,
    asker: { name: asker.name, workspace: asker.workspace },
    connector,
    target: described(request.target),
    context: request.context,
    ask: request.ask,
    why: whyConnector(request.route),
    subject: request.subject,
    text: request.message,
    isBlind: request.isBlind,
    knowsAddress: targetAddress(request, letter) !== null,
    others: others.map(({ askerName, target, askedAt }) => ({
      asker: askerName,
      target: described(target),
      askedAt: askedAt.toISOString(),
    })),
    rules: await letterRulesOf(tx, request),
  }
}

export const showQuestion = (call: Call, token: string): Promise<Question> =>
  call.db.asSystem(async (tx) => toQuestion(await openLink(tx, call.services, token, ['target'])))

export function toQuestion({ request, letter }: Opened): Question {
  const { asker, connector, target } = participantsOf(request)
  const isTold = !request.isBlind || letter.targetAnswer === 'yes'
  return {
    state: letter.targetAnswer ?? 'open',
    answeredAt: letter.targetAnsweredAt?.toISOString() ?? null,
    connector,
    asker: isTold ? { name: asker.name, workspace: asker.workspace } : null,
    target: { name: target.name },
    text: request.message,
  }
}

const described = ({ name, title, company }: KnownTarget) => ({
  name,
  title: title ?? null,
  company: company ?? null,
})

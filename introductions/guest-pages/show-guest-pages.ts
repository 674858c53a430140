import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { whyConnector } from '../asks/asks.rules.ts'
import type { RequestDetailsRow } from '../asks/find-ask.ts'
import { participantsOf } from '../asks/participants.ts'
import { targetAddress } from '../asks/save-target-address.ts'
import { showOtherAsks } from '../asks/show-asks.ts'
import type { AskPage, ConsentPage } from './guest-pages.contract.ts'
import { pageStateOf } from './guest-pages.rules.ts'
import { findGuestRules } from './guest-rules.ts'
import { withGuestPage, type OpenedPage } from './open-guest-page.ts'

/** Changes nothing: mail scanners open every link before the person does. */
export const showAskPage = (call: Call, token: string): Promise<AskPage> =>
  withGuestPage(call, token, ['connector', 'outcome'], toAskPage)

export async function toAskPage(tx: Tx, { purpose, request, ask, standing }: OpenedPage): Promise<AskPage> {
  const { asker, connector } = participantsOf(request)
  const state = purpose === 'outcome' ? 'over' : pageStateOf(standing)
  const others = await showOtherAsks(tx, request)
  return {
    state,
    repliedAt: standing.hasReplied ? present(request.repliedAt).toISOString() : null,
    laterUntil: state === 'later' ? present(request.snoozedUntil).toISOString().slice(0, 10) : null,
    asker: { name: asker.name, workspace: asker.workspace },
    connector,
    target: described(request.target),
    context: request.context,
    nextStep: request.nextStep,
    why: whyConnector(request.route),
    subject: request.subject,
    text: request.message,
    isBlind: request.isBlind,
    knowsAddress: targetAddress(request, ask) !== null,
    others: others.map(({ askerName, target, askedAt }) => ({
      asker: askerName,
      target: described(target),
      askedAt: askedAt.toISOString(),
    })),
    rules: await findGuestRules(tx, request),
  }
}

export const showConsentPage = (call: Call, token: string): Promise<ConsentPage> =>
  withGuestPage(call, token, ['target'], async (_tx, opened) => toConsentPage(opened))

export function toConsentPage({ request, ask }: OpenedPage): ConsentPage {
  const { asker, connector, target } = participantsOf(request)
  const showsAsker = !request.isBlind || ask.targetConsent === 'yes'
  return {
    state: ask.targetConsent ?? 'open',
    repliedAt: ask.targetConsentAt?.toISOString() ?? null,
    connector,
    asker: showsAsker ? { name: asker.name, workspace: asker.workspace } : null,
    target: { name: target.name },
    text: request.message,
  }
}

const described = ({ name, title, company }: RequestDetailsRow['target']) => ({
  name,
  title: title ?? null,
  company: company ?? null,
})

import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { whyConnector } from '../asks/asks.rules.ts'
import type { RequestDetailsRow } from '../asks/find-ask.ts'
import { findOwnRecords, lastContactIn, noRecords } from '../asks/find-own-records.ts'
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
  const isAddressProven = request.isAddressProven === true
  const others = isAddressProven ? await showOtherAsks(tx, request) : []
  const records = isAddressProven ? await findOwnRecords(tx, request.requestId) : noRecords
  return {
    state,
    repliedAt: standing.hasReplied ? present(request.repliedAt).toISOString() : null,
    laterUntil: state === 'later' ? present(request.snoozedUntil).toISOString().slice(0, 10) : null,
    asker,
    connector: { name: connector.name },
    target: described(request.target),
    context: request.context,
    nextStep: request.nextStep,
    why: whyConnector(request.route),
    lastContact: lastContactIn(records, request.target),
    subject: request.subject,
    text: request.message,
    isBlind: request.isBlind,
    knowsAddress: (targetAddress(request, ask) ?? records.email) !== null,
    others: others.map(({ askerName, target, askedAt }) => ({
      asker: askerName,
      target: described(target),
      askedAt: askedAt.toISOString(),
    })),
    isAddressProven,
    rules: isAddressProven ? await findGuestRules(tx, request) : null,
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
    connector: { name: connector.name, email: connector.address },
    asker: showsAsker ? { name: asker.name, workspace: asker.workspace } : null,
    target: { name: target.name },
    text: request.message,
    isEdited: request.isEdited,
  }
}

const described = ({ name, title, company }: RequestDetailsRow['target']) => ({
  name,
  title: title ?? null,
  company: company ?? null,
})

import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { whyConnector } from '../asks/asks.rules.ts'
import type { RequestDetailsRow } from '../asks/find-ask.ts'
import { findOwnRecords, lastContactIn, noRecords } from '../asks/find-own-records.ts'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { participantsOf } from '../asks/participants.ts'
import { targetAddress } from '../asks/save-target-address.ts'
import { readOutcomeNotices } from '../outcome-notices/read-outcome-notices.ts'
import { showOtherAsks } from '../asks/show-asks.ts'
import type { OutcomeEmail } from '../outcome-notices/outcome-notices.contract.ts'
import type { AskPage, ConsentPage } from './guest-pages.contract.ts'
import { pageStateOf } from './guest-pages.rules.ts'
import { findGuestRules } from './guest-rules.ts'
import { withGuestPage, type OpenedPage } from './open-guest-page.ts'

/** Changes nothing: mail scanners open every link before the person does. */
export const showAskPage = (call: Call, token: string): Promise<AskPage> =>
  withGuestPage(call, token, ['connector', 'outcome'], (tx, opened) => toAskPage(tx, call.services, opened))

/** A connector without an account knows whether they stopped all email, so to them it is not hidden. */
async function outcomeEmailTo(tx: Tx, services: Services, request: RequestDetailsRow): Promise<OutcomeEmail> {
  const { requestId, workspaceId, connectorAddress, connectorUser } = request
  const notice = (await readOutcomeNotices(tx, services, workspaceId, [requestId])).get(requestId)
  const { outcomeEmail, isTold } = present(notice)
  if (isTold) return 'did'
  if (outcomeEmail !== 'will' || connectorUser !== null || connectorAddress === null) return outcomeEmail
  return (await isSuppressed(tx, services, connectorAddress)) ? 'wont' : 'will'
}

const neverEmailTo = (services: Services, { connectorAddress, connectorUser }: RequestDetailsRow): string | null =>
  connectorUser !== null || connectorAddress === null ? null : neverEmailToken(services, connectorAddress)

export async function toAskPage(
  tx: Tx,
  services: Services,
  { purpose, request, ask, standing }: OpenedPage,
): Promise<AskPage> {
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
    isAboutNews: purpose === 'outcome',
    neverEmail: neverEmailTo(services, request),
    ownAddress:
      standing.hasReplied && isAddressProven && request.connectorUser === null ? request.connectorAddress : null,
    outcomeEmail: await outcomeEmailTo(tx, services, request),
    rules: isAddressProven ? await findGuestRules(tx, request) : null,
  }
}

export const showConsentPage = (call: Call, token: string): Promise<ConsentPage> =>
  withGuestPage(call, token, ['target'], async (_tx, opened) => toConsentPage(call.services, opened))

export function toConsentPage(services: Services, { request, ask }: OpenedPage): ConsentPage {
  const { asker, connector, target } = participantsOf(request)
  const address = targetAddress(request, ask)
  const showsAsker = !request.isBlind || ask.targetConsent === 'yes'
  return {
    state: ask.targetConsent ?? 'open',
    repliedAt: ask.targetConsentAt?.toISOString() ?? null,
    connector: { name: connector.name, email: connector.address },
    asker: showsAsker ? { name: asker.name, workspace: asker.workspace } : null,
    target: { name: target.name },
    text: request.message,
    neverEmail: address === null ? null : neverEmailToken(services, address),
    isEdited: request.isEdited,
  }
}

const described = ({ name, title, company }: RequestDetailsRow['target']) => ({
  name,
  title: title ?? null,
  company: company ?? null,
})

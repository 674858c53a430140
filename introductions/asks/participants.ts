import type { RequestParticipants } from './asks.mails.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import type { RequestDetailsRow } from './asks.store.ts'

const plain = (name: string): string => oneLine(name, 120)

/** Everybody in a request, in plain names: what was imported may hold line breaks, and what was typed may be long. */
export const participantsOf = ({
  requestId,
  workspaceId,
  askerId,
  askerName,
  askerAddress,
  workspaceName,
  connectorName,
  connectorAddress,
  target: { name, title, company },
}: RequestDetailsRow): RequestParticipants => ({
  requestId,
  sender: { userId: askerId, workspaceId },
  asker: { name: plain(askerName), workspace: plain(workspaceName), address: askerAddress },
  connector: { name: plain(connectorName), address: connectorAddress && plain(connectorAddress) },
  target: { name: plain(name), title: title ? plain(title) : null, company: company ? plain(company) : null },
})

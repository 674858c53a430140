import type { RequestParticipants } from './letters.mails.ts'
import { oneLine } from './letters.rules.ts'
import type { RequestDetailsRow } from './letters.store.ts'

const plain = (name: string): string => oneLine(name, 120)

/** Everybody in a request, in plain names: what was imported may hold line breaks, and what was typed may be long. */
export const participantsOf = ({
  requestId,
  askerName,
  askerAddress,
  workspaceName,
  connectorName,
  target: { name, title, company },
}: RequestDetailsRow): RequestParticipants => ({
  requestId,
  asker: { name: plain(askerName), workspace: plain(workspaceName), address: askerAddress },
  connector: { name: plain(connectorName) },
  target: { name: plain(name), title: title ? plain(title) : null, company: company ? plain(company) : null },
})

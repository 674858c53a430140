import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { AnsweredAsk, Ask } from './asks.contract.ts'
import { cameOf, whyConnector } from './asks.rules.ts'
import { findOwnRecords, lastContactIn, listOwnRecords, noRecords, type OwnRecords } from './find-own-records.ts'
import { listOtherAsks, type RequestDetailsRow } from './asks.store.ts'
import {
  listAnsweredAsksOf,
  listAsksOf,
  type AnsweredAskRow,
  type ListedAskRow,
} from '../requests/act-across-members.ts'

const mostAsks = 200

export const showAsks = async (call: ReaderCall) => ({ items: await listAsksOf(call, mostAsks, toAsks), next: null })

export const showAskHistory = async (call: ReaderCall) => ({
  items: (await listAnsweredAsksOf(call, mostAsks)).map(toAnsweredAsk),
  next: null,
})

const toAnsweredAsk = (row: AnsweredAskRow): AnsweredAsk => ({
  id: row.id,
  askedBy: { userId: row.userId, name: row.askerName },
  target: describedTarget(row),
  askedAt: row.askedAt.toISOString(),
  cameOfIt: cameOf(row.stage, row.sentAt !== null),
  at: (row.sentAt ?? row.repliedAt ?? row.askedAt).toISOString(),
})

const describedTarget = ({ target }: Pick<ListedAskRow, 'target'>): Ask['target'] => ({
  name: target.name,
  company: target.company ?? null,
  title: target.title ?? null,
})

/** What else this workspace asks of the same connector, oldest first. */
export const showOtherAsks = (tx: Tx, request: RequestDetailsRow) => listOtherAsks(tx, request)

async function toAsks(tx: Tx, rows: readonly ListedAskRow[]): Promise<Ask[]> {
  const records = await listOwnRecords(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => describe(row, records.get(row.id) ?? noRecords))
}

export const toAsk = async (tx: Tx, row: ListedAskRow): Promise<Ask> => describe(row, await findOwnRecords(tx, row.id))

const describe = (row: ListedAskRow, records: OwnRecords): Ask => ({
  id: row.id,
  askedBy: { userId: row.userId, name: row.askerName, email: row.askerEmail },
  target: describedTarget(row),
  subject: row.subject,
  message: row.message,
  nextStep: row.nextStep,
  context: row.context,
  blind: row.isBlind,
  why: whyConnector(row.route),
  lastContact: lastContactIn(records, row.target),
  knowsAddress: (row.target.email ?? null) !== null,
  targetEmail: records.email,
  stage: row.stage,
  repliedWith: row.repliedWith,
  askedAt: row.askedAt.toISOString(),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
})

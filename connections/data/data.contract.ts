import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text } from '@wellmet/platform/contract/shapes.ts'
import { callback, offers } from '../engine/consent-endpoints.contract.ts'
import {
  accountStates,
  ConnectedAccount,
  ConsentAnswer,
  ProviderOffer,
  SourceStatus,
  SyncRun,
} from '../engine/engine.contract.ts'
import { LinkAccess } from '../providers/typed-access.contract.ts'
import { dataMessages } from './data.messages.ts'

/** A table of contacts that is connected. */
export const TableConnection = z
  .object({
    ...ConnectedAccount.pick({ id: true, provider: true, state: true, connectedAt: true }).shape,
    name: z.string().meta({ description: 'Title of a spreadsheet, or the server of a link' }),
    rows: z.int().meta({ description: 'How many rows are taken as contacts now' }),
    leftOut: SourceStatus.shape.skipped,
    ...SourceStatus.pick({ isRunning: true, lastSuccessAt: true, nextRunAt: true, problem: true }).shape,
  })
  .meta({ id: 'TableConnection' })
export type TableConnection = z.infer<typeof TableConnection>

/** As the browser shows it; the id of the spreadsheet stands in the middle. */
const SheetLink = Text(2000).regex(
  /^https:\/\/docs\.google\.com\/spreadsheets\/(?:u\/\d{1,2}\/)?d\/[\w-]{20,100}(?:[/?#]\S{0,1000})?$/,
  { error: () => dataMessages.notASheetLink() },
)

const ConnectTable = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('csv'), access: LinkAccess }),
  z.strictObject({
    provider: z.literal('google-sheets'),
    access: z.strictObject({
      url: SheetLink.optional().meta({ description: 'Left out, I choose among all my spreadsheets at Google' }),
    }),
  }),
])
export type ConnectTable = z.infer<typeof ConnectTable>

const ConsentUrl = z
  .url()
  .nullable()
  .meta({ description: 'Where to go to agree and to choose the spreadsheet; null when there is nothing to agree to' })

/** What to do next about my spreadsheets. */
export const nextSteps = ['ask_operator', 'connect', 'connect_again', 'check', 'wait', 'none'] as const
export type NextStep = (typeof nextSteps)[number]

/** Tables of contacts that are kept up to date: Google Sheets, and tables at a link. */
export const data = contract('data', {
  providers: offers('GET /api/data/providers', 'Where tables of contacts can be connected'),
  connections: {
    route: 'GET /api/data/connections',
    access: 'viewer',
    summary: 'My tables, and how far reading them has come',
    reply: z.object({ items: z.array(TableConnection) }),
  },
  connection: {
    route: 'GET /api/data/connections/:id',
    access: 'viewer',
    summary: 'One table with the history of its runs',
    reply: z.object({ connection: TableConnection, runs: z.array(SyncRun) }),
  },
  connect: {
    route: 'POST /api/data/connect',
    access: 'member',
    summary: 'Connect a table at a link, or learn where to go to connect a spreadsheet',
    body: ConnectTable,
    reply: z.object({ connection: TableConnection.nullable(), url: ConsentUrl }),
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  sheetsStatus: {
    route: 'GET /api/data/google-sheets/status',
    access: 'viewer',
    summary: 'My spreadsheets, how far reading them has come, and what to do next',
    reply: z.object({
      isAvailable: ProviderOffer.shape.isAvailable,
      state: z.enum(accountStates).meta({ description: 'Of the spreadsheet that works best' }),
      connections: z.array(TableConnection),
      nextStep: z.enum(nextSteps),
      advice: z.string().meta({ description: 'The next step in a sentence' }),
    }),
  },
  autoConnect: {
    route: 'POST /api/data/google-sheets/auto-connect',
    access: 'member',
    summary: 'Connect every spreadsheet that I chose at Google before, or learn where to go to choose one',
    reply: z.object({
      items: z
        .array(
          z.object({
            name: z.string(),
            connectionId: Id.nullable().meta({ description: 'Null when it is not connected' }),
            problem: z.string().nullable().meta({ description: 'Why it is not connected, in a sentence' }),
          }),
        )
        .meta({ description: 'All spreadsheets that Wellmet may read for me' }),
      connected: z.int().meta({ description: 'How many of them were connected just now' }),
      url: ConsentUrl,
    }),
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: {
    ...callback(
      'GET /api/data/google-sheets/oauth/callback',
      'Takes what Google says when it sends me back with a spreadsheet',
      {},
    ),
    query: ConsentAnswer.extend({
      picked_file_ids: Text(2000)
        .regex(/^[\w-]{1,200}(?:,[\w-]{1,200}){0,20}$/)
        .optional(),
    }),
  },
})

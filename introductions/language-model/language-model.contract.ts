import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, IdCursor, Language, Nothing, Page, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { NetworkFound, NetworkSearch } from '@wellmet/discovery/people-search/people.contract.ts'
import { TypedQuestion } from '@wellmet/discovery/questions/typed-question.contract.ts'
import { AssistantLine } from '../assistant/assistant.contract.ts'
import { ClaimKind } from '../grounding/claims.contract.ts'
import { DraftTone } from '../drafts/arrangement.contract.ts'
import { languageModelMessages } from './language-model.messages.ts'

export const Dialect = z.enum(['openai', 'anthropic']).meta({
  description: 'openai: chat completions, which most servers speak · anthropic: messages',
})
export type Dialect = z.infer<typeof Dialect>

/** How a server can be made to answer in JSON: by a schema, by asking for an object, or by words alone. */
export const AnswerForm = z.enum(['schema', 'object', 'text'])
export type AnswerForm = z.infer<typeof AnswerForm>

/** Millionths of a currency: exact, and small enough for one token. */
export const Micros = z.int().min(0).max(1_000_000_000_000)

/** What became of a call. All but `answered` leave the draft to the rules. */
export const CallOutcome = z
  .enum([
    'answered',
    'declined',
    'nothing_usable',
    'unreadable',
    'cut_off',
    'too_slow',
    'too_large',
    'too_many_calls',
    'key_refused',
    'not_accepted',
    'failed',
    'resting',
    'budget_used_up',
    'not_connected',
    'host_not_listed',
    'opted_out',
  ])
  .meta({
    id: 'LanguageModelOutcome',
    description:
      'answered: it was used · declined: the model would not · nothing_usable: nothing of the answer is something that may be said · resting: it failed too often and is left alone for a while',
  })
export type CallOutcome = z.infer<typeof CallOutcome>

export const LanguageModelConnection = z
  .object({
    dialect: Dialect,
    url: z.string(),
    model: z.string(),
    keyEnds: z.string().nullable().meta({ description: 'The last four characters of the key' }),
    answerForm: AnswerForm.meta({ description: 'Found out when it was connected' }),
    currency: z.string(),
    inputPrice: Micros.meta({ description: 'Millionths of the currency for a million tokens' }),
    outputPrice: Micros,
    monthlyBudget: Micros,
    spent: Micros.meta({ description: 'This month, with what calls under way may cost at most' }),
    calls: z.int(),
    readsQuestions: z.boolean().meta({ description: 'Members may let it read what they search for' }),
    isHostListed: z.boolean().meta({ description: 'The operator may have taken the host off the list since' }),
    connectedAt: Timestamp,
  })
  .meta({ id: 'LanguageModelConnection' })
export type LanguageModelConnection = z.infer<typeof LanguageModelConnection>

export const LanguageModelSettings = z
  .object({
    origins: z
      .array(z.string())
      .meta({ description: 'Where a model may be, by the operator’s list; empty without one' }),
    connection: LanguageModelConnection.nullable(),
    optedOut: z.int().meta({ description: 'Members who do not want it to be told anything' }),
  })
  .meta({ id: 'LanguageModelSettings' })
export type LanguageModelSettings = z.infer<typeof LanguageModelSettings>

/** The same as somebody types it. */
const TypedMicros = z
  .number()
  .min(0)
  .max(1_000_000_000_000)
  .meta({ description: 'Millionths of the currency, rounded' })

const prices = {
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: () => languageModelMessages.notCurrency() })
    .default('USD'),
  inputPrice: TypedMicros,
  outputPrice: TypedMicros,
  monthlyBudget: TypedMicros,
}

export const NewLanguageModel = z.strictObject({
  dialect: Dialect,
  url: z
    .url({ protocol: /^https?$/, error: () => languageModelMessages.notUrl() })
    .max(500)
    .meta({ description: 'Up to the version, such as https://api.openai.com/v1' }),
  model: Text(120),
  key: secret(Text(500)).optional().meta({ description: 'Left out: none is sent, as for a server of your own' }),
  ...prices,
})
export type NewLanguageModel = z.infer<typeof NewLanguageModel>

export const LanguageModelChange = z
  .strictObject({ ...prices, currency: prices.currency.unwrap(), readsQuestions: z.boolean() })
  .partial()
export type LanguageModelChange = z.infer<typeof LanguageModelChange>

/** What a model is told of a claim: no name, no title, no company, no text that anybody wrote. */
export const ToldClaim = z
  .object({
    id: z.string(),
    kind: ClaimKind,
    about: z.array(z.string()).meta({ description: 'asker, connector, target or somebody else' }),
    company: z
      .string()
      .exactOptional()
      .meta({ description: 'A letter, so that the same company is seen to be the same' }),
    people: z.int().exactOptional(),
    count: z.int().exactOptional(),
    since: z.int().exactOptional(),
    until: z.int().exactOptional(),
    on: z.string().exactOptional().meta({ description: 'A month' }),
    isNow: z.boolean().exactOptional(),
    freshness: z.string().exactOptional(),
    familiarity: z.string().exactOptional(),
  })
  .meta({ id: 'ToldClaim' })
export type ToldClaim = z.infer<typeof ToldClaim>

export const LanguageModelCall = z
  .object({
    id: Id,
    purpose: z.enum(['draft', 'question', 'trial']),
    by: z.object({ userId: Id, name: z.string() }),
    model: z.string(),
    outcome: CallOutcome.nullable().meta({ description: 'Null while it is under way' }),
    claims: z.array(ToldClaim).meta({ description: 'All that it was told. Of a question nothing is stored' }),
    dropped: z.int().meta({ description: 'How many parts of its answer were left out' }),
    currency: z.string(),
    cost: Micros,
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'LanguageModelCall' })
export type LanguageModelCall = z.infer<typeof LanguageModelCall>

export const MyLanguageModel = z
  .object({
    host: z.string().nullable().meta({ description: 'Null without a model that I could use' }),
    model: z.string().nullable(),
    isOptedOut: z.boolean(),
    readsQuestions: z.boolean(),
  })
  .meta({ id: 'MyLanguageModel' })
export type MyLanguageModel = z.infer<typeof MyLanguageModel>

/** One path, and how the message about it is to be. */
export const DraftWanted = z.strictObject({
  personId: Id,
  connectorId: Id,
  blind: z.boolean().default(false),
  language: Language.optional().meta({ description: 'Of the message; mine without it' }),
})
export type DraftWanted = z.infer<typeof DraftWanted>

export const ArrangedDraft = z
  .object({
    id: Id.nullable().meta({ description: 'Of the call; null where the model was not asked' }),
    state: z.enum(['waiting', 'asking', 'done']),
    maker: z.enum(['rules', 'model']).meta({ description: 'Who chose and ordered the sentences; rules wrote them' }),
    outcome: CallOutcome.nullable().meta({ description: 'Why it is by the rules, or `answered`' }),
    note: z.string().nullable().meta({ description: 'The same as a sentence' }),
    tone: DraftTone,
    message: z.string(),
    sentences: z.array(AssistantLine),
    cost: Micros,
    currency: z.string().nullable(),
  })
  .meta({ id: 'ArrangedDraft' })
export type ArrangedDraft = z.infer<typeof ArrangedDraft>

const costly = { points: 30, seconds: 60 }

export const languageModel = contract('language-model', {
  mine: {
    route: 'GET /api/language-model/mine',
    access: 'viewer',
    summary: 'Whether there is a language model that I can use, and whether I opted out',
    reply: MyLanguageModel,
  },
  optOut: {
    route: 'PUT /api/language-model/mine',
    access: 'viewer',
    summary: 'Opt out, so that no model is told anything for me; or in again',
    body: z.strictObject({ isOptedOut: z.boolean() }),
    reply: MyLanguageModel,
  },
  show: {
    route: 'GET /api/language-model',
    access: 'owner',
    keys: 'never',
    summary: 'The language model of this workspace, what it costs and what is left of its budget',
    reply: LanguageModelSettings,
  },
  connect: {
    route: 'PUT /api/language-model',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Connect a language model, after one call to it that names nobody. Its key is never shown again',
    body: NewLanguageModel,
    reply: LanguageModelSettings,
    rate: { points: 20, seconds: 3600 },
  },
  change: {
    route: 'PATCH /api/language-model',
    access: 'owner',
    keys: 'never',
    summary: 'Change the budget and prices of the model, or whether it may read questions',
    body: LanguageModelChange,
    reply: LanguageModelSettings,
  },
  disconnect: {
    route: 'DELETE /api/language-model',
    access: 'owner',
    keys: 'never',
    summary: 'Disconnect the language model and delete its key',
    reply: Nothing,
    status: 204,
  },
  calls: {
    route: 'GET /api/language-model/calls',
    access: 'owner',
    keys: 'never',
    summary: 'Every call of the last 90 days, newest first: who, what it was told, what became of it, what it cost',
    query: z.strictObject({
      limit: z.int().min(1).max(100).default(50),
      cursor: IdCursor.optional(),
    }),
    reply: Page(LanguageModelCall),
  },
  draft: {
    route: 'POST /api/language-model/drafts',
    access: 'member',
    summary: 'Let the model choose and order what a message says; until it has, the draft is the one by rules',
    body: DraftWanted,
    reply: ArrangedDraft,
    status: 202,
    rate: costly,
  },
  progress: {
    route: 'GET /api/language-model/drafts/:id/progress',
    access: 'member',
    summary: 'The same draft as it is now and with every change, until it is done',
    query: DraftWanted,
    plugIns: [stream],
    reply: ArrangedDraft,
  },
  search: {
    route: 'POST /api/language-model/search',
    access: 'viewer',
    summary: 'A search whose question the model reads. It is told the question alone; the same search answers',
    body: NetworkSearch.extend({
      question: TypedQuestion.optional().meta({
        description: 'As it was read for the page before: it is not read again',
      }),
    }),
    reply: NetworkFound.extend({
      reader: z.enum(['rules', 'model']),
      question: TypedQuestion.nullable().meta({ description: 'As the model read it' }),
      note: z.string().nullable().meta({ description: 'Why the rules read it' }),
    }),
    rate: costly,
  },
})

import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text } from '@wellmet/platform/contract/shapes.ts'
import { Claim, ClaimKind, Verdict } from './claims.contract.ts'

/** As long as a message may be. */
const longestMessage = 4000

export const EvidenceSource = z.enum([
  'mail',
  'calendar',
  'linkedin',
  'contacts',
  'work',
  'workspace',
  'answer',
  'request',
  'profile',
  'mission',
  'note',
])
export type EvidenceSource = z.infer<typeof EvidenceSource>

export const EvidenceOfSentence = z
  .object({
    id: z.string(),
    source: EvidenceSource,
    kind: ClaimKind.nullable().meta({ description: 'Null for my own note' }),
    text: z.string().meta({ description: 'What it says, in my language' }),
  })
  .meta({ id: 'EvidenceOfSentence' })
export type EvidenceOfSentence = z.infer<typeof EvidenceOfSentence>

export const SentenceCheck = z
  .object({
    text: z.string(),
    verdict: Verdict,
    evidence: z.array(EvidenceOfSentence).meta({ description: 'What backs it, or says otherwise' }),
    right: z.string().nullable().meta({ description: 'What evidence says instead; only where it is contradicted' }),
  })
  .meta({ id: 'SentenceCheck' })
export type SentenceCheck = z.infer<typeof SentenceCheck>

const Checked = z.object({
  sentences: z.array(SentenceCheck).meta({ description: 'In their order' }),
  warns: z
    .boolean()
    .meta({ description: 'A sentence is contradicted. Nothing is blocked: the words are the writer’s' }),
})
export type Checked = z.infer<typeof Checked>

const about = z
  .array(Id)
  .max(10)
  .default([])
  .meta({ description: 'Whom the text is about: their claims and their connectors’ count' })
const personId = Id.optional().meta({ description: 'Whom “you” means; me without it' })

export const TextToVerify = z.strictObject({ text: Text(longestMessage), about, personId })
export type TextToVerify = z.infer<typeof TextToVerify>

const keep = z
  .boolean()
  .default(false)
  .meta({ description: 'I saw what is contradicted and keep my words; it is counted and changes nothing else' })

/** A request of mine, with another message where one is given; or a draft that is no request yet. */
export const IntroToVerify = z.union([
  z.strictObject({
    requestId: Id,
    message: Text(longestMessage).optional().meta({ description: 'That of the request without it' }),
    keep,
  }),
  z.strictObject({
    target: Id,
    connector: Id.meta({ description: 'The viaId of a path' }),
    message: Text(longestMessage),
    keep,
  }),
])
export type IntroToVerify = z.infer<typeof IntroToVerify>

const costly = { points: 120, seconds: 60 }

export const hallucination = contract('hallucination', {
  verify: {
    route: 'POST /api/ai/hallucination/verify',
    access: 'member',
    summary: 'Check each sentence of a text against what is on record for me',
    body: TextToVerify,
    reply: Checked,
    rate: costly,
  },
  verifyIntro: {
    route: 'POST /api/ai/hallucination/verify-intro',
    access: 'member',
    summary: 'Check each sentence of an introduction request against what is on record for me',
    body: IntroToVerify,
    reply: Checked,
    rate: costly,
  },
  ground: {
    route: 'POST /api/ai/hallucination/ground',
    access: 'member',
    summary: 'The claims that back a sentence; where none do, those about the same people',
    body: z.strictObject({ sentence: Text(600), about, personId }),
    reply: z.object({ verdict: Verdict, claims: z.array(Claim) }),
    rate: costly,
  },
  context: {
    route: 'POST /api/ai/hallucination/context',
    access: 'member',
    summary: 'The claims about one person, or about one path to them, as an assistant may use them',
    body: z.strictObject({
      personId: Id,
      via: Id.optional().meta({ description: 'The viaId of a path: only what is about it' }),
    }),
    reply: z.object({ person: z.object({ id: Id, name: z.string() }), claims: z.array(Claim) }),
    rate: costly,
  },
  verifyNetworkClaim: {
    route: 'POST /api/ai/hallucination/verify-network-claim',
    access: 'member',
    summary: 'Whether somebody knows somebody, works somewhere or was asked, as far as I may know it',
    body: z.strictObject({ claim: Text(300) }),
    reply: z.object({
      verdict: z.enum(['backed', 'contradicted', 'unknown']),
      evidence: z.array(EvidenceOfSentence),
      right: z.string().nullable(),
      people: z
        .array(z.object({ id: Id, name: z.string() }))
        .meta({ description: 'Whom the names were taken to mean' }),
    }),
    rate: costly,
  },
  stats: {
    route: 'GET /api/ai/hallucination/stats',
    access: 'admin',
    summary: 'How many sentences of this workspace were checked, refused, and kept by their writer all the same',
    query: z.strictObject({ months: z.int().min(1).max(24).default(12) }),
    reply: z.object({
      months: z.int(),
      n: z.int().meta({ description: 'Sentences checked' }),
      refused: z.int().meta({ description: 'Contradicted or not backed' }),
      overridden: z.int().meta({ description: 'Contradicted, and kept by their writer' }),
      kinds: z
        .array(
          z.object({
            kind: z.union([ClaimKind, z.literal('unknown')]).meta({
              description: 'By the first claim that backs or contradicts the sentence; unknown where there is none',
            }),
            n: z.int(),
            backed: z.int(),
            contradicted: z.int(),
            notBacked: z.int(),
            noClaim: z.int(),
            overridden: z.int(),
          }),
        )
        .meta({ description: 'Most sentences first' }),
    }),
  },
})

import type { Claim } from './claims.contract.ts'
import { EvidenceSource, type EvidenceOfSentence, type SentenceCheck } from './grounding.contract.ts'
import type { CheckedSentence } from './verify.rules.ts'

export const evidenceOf = ({ kind, evidenceIds, text }: Claim): EvidenceOfSentence[] =>
  evidenceIds.map((id) => ({ id, source: EvidenceSource.parse(id.split(':')[0]), kind, text }))

export const toCheck = ({ text, verdict, claims }: CheckedSentence): SentenceCheck => ({
  text,
  verdict,
  evidence: claims.flatMap(evidenceOf),
  right: verdict === 'contradicted' ? (claims[0]?.text ?? null) : null,
})

const mostNearest = 10

/** What is known of the people whom a sentence names, for whoever has to write it anew. */
export const nearestClaims = (sentence: string, claims: readonly Claim[]): Claim[] =>
  claims
    .filter(({ subject, others }) =>
      [subject, ...others].some(({ name }) =>
        name.split(' ').some((part) => part.length > 2 && sentence.includes(part)),
      ),
    )
    .slice(0, mostNearest)

const notNames = new Set(
  'You I We They The A An Who Does Did Is Are Has Have Du Ich Wir Sie Er Der Die Das Hat Ist LinkedIn'.split(' '),
)

/** Runs of capitalised words, which may be names. */
export const namesWritten = (text: string): string[] =>
  (text.match(/\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:de|van|von|der|da|del|la|al|bin)?\s*\p{Lu}[\p{L}\p{M}’'-]*)*/gu) ?? [])
    .map((name) => name.replace(/[’']s$/, ''))
    .filter((name) => !notNames.has(name))

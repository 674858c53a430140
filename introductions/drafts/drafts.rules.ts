import { isUnnamedTeam, type NamedAsker } from '@wellmet/account/workspaces/workspace-name.rules.ts'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { toClaims } from '../grounding/claim-words.rules.ts'
import type { Claim, ClaimKind } from '../grounding/claims.contract.ts'
import { runsCompany } from '../grounding/leading-titles.rules.ts'
import { pathFacts } from '../grounding/path-claims.rules.ts'
import { askedFact, askerFacts, goalFacts, personFacts } from '../grounding/row-facts.rules.ts'
import type { Arrangement, DraftTone } from './arrangement.contract.ts'
import { draftMessages as m } from './drafts.messages.ts'
import { nameForTarget } from './form-of-address.rules.ts'
import { lookedFor } from './goal-words.rules.ts'
import { isInLanguage } from './text-language.rules.ts'

export interface DraftFacts {
  readonly asker: NamedAsker & { readonly id: string; readonly headline: string | null }
  readonly connector: {
    readonly id: string
    readonly name: string
    readonly title: string | null
    readonly company: string | null
  }
  readonly target: {
    readonly id: string
    readonly name: string
    readonly title: string | null
    readonly company: string | null
  }
  readonly path: Pick<PathInFull, 'between' | 'relationships'>
  /** What the asker wants of them, by the newest of their missions; null for none. */
  readonly goal: { readonly id: string; readonly title: string } | null
  /** The target is not to know who asks before saying yes. */
  readonly isBlind: boolean
}

/** What a sentence is for. Of one part, another sentence can take its place. */
export type DraftPart = 'why' | 'who' | 'headline' | 'topic' | 'ask'

/** A sentence of a suggested draft with the claims that it rests on; none for what only the asker can say. */
export interface DraftSentence {
  readonly part: DraftPart
  readonly text: string
  readonly claims: readonly Claim[]
}

export interface SuggestedDraft {
  readonly style: DraftTone
  readonly message: string
  readonly sentences: readonly DraftSentence[]
}

/** What nobody but the asker knows. Nobody is asked while it is in the message. */
export const draftGap = (): string => m.draftGap()

export const hasGap = (message: string): boolean => message.includes(draftGap())

/** Everything that a draft may say, as claims. */
export function draftClaims({ asker, connector, target, path, goal }: DraftFacts): Claim[] {
  const viewer = { id: asker.id, name: asker.name }
  return toClaims(
    [
      ...askerFacts(viewer, asker),
      ...goalFacts(viewer, goal === null ? [] : [goal]),
      askedFact(viewer, connector, target, 'request:draft:asked'),
      ...personFacts({ ...target, role: target.title, location: null }, 'work'),
      ...personFacts({ ...connector, role: connector.title, location: null }, 'contacts'),
      ...pathFacts(path, viewer, target),
    ],
    viewer.id,
  )
}

/** What the connector and the target have in common, with what it rests on beside that they were. */
interface Reason {
  readonly why: 'together' | 'work' | 'have_worked' | 'worked' | 'none'
  readonly company: string
  readonly claims: readonly Claim[]
}

/** In the past only where the evidence has an end. */
const tenseOf = ({ values: { isNow, until } }: Claim): Reason['why'] =>
  isNow ? 'work' : until === undefined ? 'have_worked' : 'worked'

const whyWords: Readonly<Record<Reason['why'], (words: { connector: string; company: string }) => string>> = {
  together: ({ connector }) => m.draftWorkTogetherPassedOn({ connector }),
  work: (words) => m.draftBothWorkPassedOn(words),
  have_worked: (words) => m.draftBothHaveWorkedPassedOn(words),
  worked: (words) => m.draftBothWorkedPassedOn(words),
  none: ({ connector }) => m.draftPassedOn({ connector }),
}

/** By part, the sentences that can be said, the best first. */
function optionsFor(facts: DraftFacts): Readonly<Record<DraftPart | 'tied', readonly DraftSentence[]>> {
  const { asker, connector, target, path, isBlind } = facts
  const claims = draftClaims(facts)
  // Of two with one first name the connector is named in full.
  const isNamesake = firstName(connector.name) === firstName(target.name)
  const name = isNamesake ? connector.name : nameForTarget(connector.name)
  const between = (kind: ClaimKind, ...ids: readonly string[]): Claim[] =>
    claims.filter(
      (claim) =>
        claim.kind === kind && ids.every((id) => [claim.subject, ...claim.others].some((one) => one.id === id)),
    )
  const own = (kind: ClaimKind): Claim[] => between(kind, asker.id, connector.id)
  // Of three steps the last is not the connector’s.
  const theirs = (kind: ClaimKind): Claim[] =>
    path.relationships.length === 2 ? between(kind, connector.id, target.id) : []
  const asked = between('asked', asker.id, connector.id)
  const say = (part: DraftPart, text: string, rests: readonly Claim[]): DraftSentence => ({ part, text, claims: rests })
  const inTeam = !isBlind && !isUnnamedTeam(asker)
  const shared: Reason[] = theirs('worked_together').flatMap((claim) => {
    const { company, isNow } = claim.values
    if (company === undefined) return []
    // Whoever runs a company is not told that they work there.
    if (isNow && (runsCompany(target.title) || runsCompany(connector.title)))
      return [{ why: 'together', company, claims: [claim] } as const]
    return [{ why: tenseOf(claim), company, claims: [claim] } as const]
  })
  const isPast = ({ why }: Reason): boolean => why === 'worked' || why === 'have_worked'
  // Two who work together now know it; it is said only where it was chosen.
  const reasons: Reason[] = [
    ...shared.filter(isPast),
    { why: 'none', company: '', claims: [] },
    ...shared.filter((one) => !isPast(one)),
  ]
  const plain = ({ why, company, claims: rests }: Reason): DraftSentence =>
    say('why', whyWords[why]({ connector: name, company }), [...asked, ...rests])
  const ways: readonly (readonly [known: 'team' | 'known' | 'linkedin', claims: readonly Claim[]])[] = [
    ['team', inTeam ? own('teammates') : []],
    ['known', own('in_touch')],
    ['linkedin', own('connected')],
  ]
  const tied = ways.flatMap(([known, claims]) =>
    claims.flatMap((claim) =>
      reasons.map(({ why, company, claims: rests }) => {
        const words = { known, why, company, connector: connector.name, workspace: asker.workspace }
        return say('why', m.draftAskedKnown(words), [claim, ...asked, ...rests])
      }),
    ),
  )
  const seen = isBlind
    ? []
    : theirs('seen_together').flatMap((claim) =>
        claim.values.on === undefined
          ? []
          : [say('why', m.draftTogether({ connector: name, on: new Date(claim.values.on) }), [claim])],
      )
  const goals = isBlind ? [] : between('goal', asker.id)
  return {
    // What they have in common at work says the most; without it, that the three were seen together.
    why: [...shared.filter(isPast).map(plain), ...seen, ...reasons.filter((one) => !isPast(one)).map(plain)],
    tied,
    who: isBlind
      ? []
      : between('asker', asker.id).map((claim) =>
          say(
            'who',
            inTeam
              ? m.draftIAmFrom({ asker: asker.name, workspace: asker.workspace })
              : m.draftIAm({ asker: asker.name }),
            [claim],
          ),
        ),
    headline: isBlind
      ? []
      : between('self_description', asker.id).map((claim) =>
          // What they wrote of themselves in another language, they say anew.
          isInLanguage(claim.values.text ?? '', currentLanguage())
            ? say('headline', sentence(claim.values.text ?? ''), [claim])
            : say('headline', m.draftWhatWeDo({ gap: draftGap() }), []),
        ),
    // Without a mission that can be said in a sentence, only the asker knows what for.
    topic: [
      ...goals.flatMap((claim) => {
        const text = claim.values.text ?? ''
        // A goal that they wrote in another language, they say anew.
        if (!isInLanguage(text, currentLanguage()))
          return [say('topic', m.draftLookingForWarm({ goal: draftGap() }), [])]
        const goal = lookedFor(text)
        if (goal === null) return []
        return [
          say('topic', m.draftLookingFor({ goal, gap: draftGap() }), [claim]),
          say('topic', m.draftLookingForWarm({ goal }), [claim]),
        ]
      }),
      say('topic', m.draftTalkAbout({ gap: draftGap() }), []),
      say('topic', m.draftAdvice({ gap: draftGap() }), []),
    ],
    ask: [say('ask', m.draftAskShort(), []), say('ask', m.draftAskTwenty(), [])],
  }
}

const withoutEnd = (text: string): string => text.replace(/[.!\s]+$/u, '')
const sentence = (text: string): string => `${withoutEnd(text)}.`

type Options = ReturnType<typeof optionsFor>

/** The other wording of the goal or the gap that comes first. */
const warm = (topic: readonly DraftSentence[]): DraftSentence | undefined => topic[1]

type Paragraphs = readonly (readonly DraftSentence[])[]

const some = (...sentences: readonly (DraftSentence | undefined)[]): DraftSentence[] =>
  sentences.filter((one) => one !== undefined)

/** Each paragraph of a style, with which of the sentences of a part it takes. */
const styles: Readonly<Record<DraftTone, (options: Options) => Paragraphs>> = {
  brief: ({ who, headline, why, topic, ask }) => [some(who[0], headline[0], why[0]), some(topic[0], ask[0])],
  personal: ({ tied, why, who, headline, topic, ask }) => [
    some(tied[0] ?? why[0]),
    some(who[0], headline[0], warm(topic)),
    some(ask[1]),
  ],
}
const tones: readonly DraftTone[] = ['brief', 'personal']

function write(tone: DraftTone, paragraphs: Paragraphs, facts: DraftFacts): SuggestedDraft {
  return {
    style: tone,
    sentences: paragraphs.flat(),
    message: [
      m.draftGreetTarget({ target: nameForTarget(facts.target.name) }),
      ...paragraphs.filter((one) => one.length > 0).map((one) => one.map(({ text }) => text).join(' ')),
      ...(facts.isBlind ? [] : [m.draftEasyOut()]),
      facts.isBlind ? m.draftClosingBlind() : m.draftClosing({ asker: facts.asker.name }),
    ].join('\n\n'),
  }
}

/** Messages to the target in two styles. No sentence says what is not on record. */
export function suggestDrafts(facts: DraftFacts): SuggestedDraft[] {
  const options = optionsFor(facts)
  return tones.map((tone) => write(tone, styles[tone](options), facts))
}

/**
 * The message that makes these claims in this order. A claim is said by the sentence of its tone that rests on nothing
 * else than what was chosen and that the connector is asked; a claim that no sentence says is left out, and so are ids of
 * no claim. Who asks, that the connector was asked, what for and the request itself are in every message.
 */
export function arrangeDraft(facts: DraftFacts, { order, tone }: Arrangement): SuggestedDraft {
  const { why, tied, who, headline, topic, ask } = optionsFor(facts)
  const reasons = tone === 'personal' ? [...tied, ...why] : [...why, ...tied]
  const chosen = new Set(order)
  const isSaid = ({ claims }: DraftSentence): boolean =>
    claims.every(({ id, kind }) => chosen.has(id) || kind === 'asked' || kind === 'asker')
  const chooseFrom = [...reasons, ...who, ...headline].filter(isSaid)
  const said = new Map<DraftPart, DraftSentence>()
  for (const id of order) {
    const fitting = chooseFrom.filter(({ part, claims }) => !said.has(part) && claims.some((claim) => claim.id === id))
    // What says more of the chosen claims in one sentence comes first.
    const [best] = fitting.toSorted((a, b) => b.claims.length - a.claims.length)
    if (best) said.set(best.part, best)
  }
  const missing = some(
    said.has('who') ? undefined : who[0],
    said.has('why') ? undefined : why.find(({ claims }) => claims.every(({ kind }) => kind === 'asked')),
  )
  const body = [
    ...missing.filter(({ part }) => part === 'who'),
    ...said.values(),
    ...missing.filter(({ part }) => part === 'why'),
  ]
  const paragraphs = tone === 'brief' ? [body, some(topic[0], ask[0])] : [body, some(warm(topic)), some(ask[1])]
  return write(tone, paragraphs, facts)
}

/** Sentences that stand in a message as they were suggested, each with what can take its place. */
export function suggestedIn(
  message: string,
  facts: DraftFacts,
): (DraftSentence & { others: readonly DraftSentence[] })[] {
  const { why, tied, ...parts } = optionsFor(facts)
  const all = [[...why, ...tied], ...Object.values(parts)]
  return all
    .flatMap((options) =>
      options.flatMap((one, at) =>
        message.includes(one.text)
          ? // The one after it comes first, so that replacing again and again shows all of them.
            [
              {
                ...one,
                others: [...options.slice(at + 1), ...options.slice(0, at)].filter(({ text }) => text !== one.text),
              },
            ]
          : [],
      ),
    )
    .toSorted((a, b) => message.indexOf(a.text) - message.indexOf(b.text))
}

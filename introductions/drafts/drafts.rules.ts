import type { Explanation, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { isUnnamedTeam } from './asker-words.rules.ts'
import { draftMessages as m } from './drafts.messages.ts'

export interface DraftFacts {
  readonly asker: { readonly name: string; readonly workspace: string }
  readonly connector: { readonly name: string }
  readonly target: { readonly name: string; readonly title: string | null; readonly company: string | null }
  readonly relationships: PathInFull['relationships']
  /** The target is not to know who asks before saying yes. */
  readonly isBlind: boolean
}

/** A sentence of a suggested draft, and the fact that it repeats; null for what only the asker can say. */
export interface DraftSentence {
  readonly text: string
  readonly restsOn: string | null
}

export interface SuggestedDraft {
  readonly message: string
  /** Every fact that the draft repeats. */
  readonly restsOn: readonly string[]
}

const plain = (text: string): DraftSentence => ({ text, restsOn: null })

/** What nobody but the asker knows. Nobody is asked while it is in the message. */
export const draftGap = (): string => m.draftGap()

export const hasGap = (message: string): boolean => message.includes(draftGap())

/** How the asker knows the connector, where that is on record both ways or by the workspace. */
function toConnector({ relationships, connector, asker, isBlind }: DraftFacts): DraftSentence[] {
  const [own] = relationships[0]?.explanations ?? []
  const { name } = connector
  switch (own?.code) {
    case pathsMessages.sameWorkspace.code:
    case pathsMessages.teammateOnRecord.code:
      // The team would say who asks; a workspace that is named after its user is no team to speak of.
      if (isBlind || isUnnamedTeam(asker)) return []
      return [grounded(m.draftTeammates({ connector: name, workspace: asker.workspace }), own)]
    case pathsMessages.youOnRecord.code:
    case pathsMessages.youInTouch.code:
      return [grounded(m.draftKnowsConnector({ connector: name }), own)]
    case pathsMessages.youConnected.code:
      return [grounded(m.draftConnectedWith({ connector: name }), own)]
    default:
      return []
  }
}

/** Why this connector: what joins them to the target. Of three steps the last is not the connector’s. */
function fromConnector({ relationships, connector, isBlind }: DraftFacts): DraftSentence {
  const name = firstName(connector.name)
  const reasons = relationships.length === 2 ? (relationships[1]?.explanations ?? []) : []
  for (const reason of reasons) {
    const { code, params } = reason
    if (code === pathsMessages.workTogether.code) {
      const isNow = params['period'] === 'now' || params['period'] === 'since'
      const words = { connector: name, company: String(params['company']) }
      return grounded(isNow ? m.draftBothWork(words) : m.draftBothWorked(words), reason)
    }
    if (code === pathsMessages.togetherTimes.code && !isBlind)
      return grounded(m.draftTogether({ connector: name, on: new Date(Number(params['on'])) }), reason)
    if (code === pathsMessages.inTouch.code) return grounded(m.draftKnowEachOther({ connector: name }), reason)
  }
  return plain(m.draftAskedConnector({ connector: name }))
}

const grounded = (text: string, explanation: Explanation): DraftSentence => ({
  text,
  restsOn: renderMessage(explanation),
})

function toTarget({ target: { title, company } }: DraftFacts): DraftSentence[] {
  if (!title || !company) return []
  const text = m.draftWhyYou({ title, company })
  return [{ text, restsOn: text }]
}

/** Each in another order and length; a shorter one leaves facts out and adds none. */
const variants: readonly ((facts: DraftFacts) => DraftSentence[])[] = [
  (facts) => [
    ...introduce(facts),
    ...toConnector(facts),
    fromConnector(facts),
    ...toTarget(facts),
    talkAbout(),
    plain(m.draftAskTwenty()),
  ],
  (facts) => [
    talkAbout(),
    ...toTarget(facts),
    ...introduce(facts),
    ...toConnector(facts),
    fromConnector(facts),
    plain(m.draftAskShort()),
  ],
  (facts) => [...introduce(facts), talkAbout(), fromConnector(facts), plain(m.draftAskShort())],
]

function introduce({ asker, isBlind }: DraftFacts): DraftSentence[] {
  if (isBlind) return []
  const { name, workspace } = asker
  return [plain(isUnnamedTeam(asker) ? m.draftIAm({ asker: name }) : m.draftIAmFrom({ asker: name, workspace }))]
}
const talkAbout = (): DraftSentence => plain(m.draftTalkAbout({ gap: draftGap() }))

/** Messages to the target that the asker can send after filling the gap. No sentence says what is not on record. */
export const suggestDrafts = (facts: DraftFacts): SuggestedDraft[] =>
  variants.map((write) => {
    const sentences = write(facts)
    return {
      message: [
        m.draftGreeting({ target: firstName(facts.target.name) }),
        sentences.map(({ text }) => text).join(' '),
        facts.isBlind ? m.draftClosingBlind() : m.draftClosing({ asker: firstName(facts.asker.name) }),
      ].join('\n\n'),
      restsOn: sentences.flatMap(({ restsOn }) => restsOn ?? []),
    }
  })

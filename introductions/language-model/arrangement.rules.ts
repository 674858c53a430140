import type { Arrangement, DraftTone } from '../drafts/arrangement.contract.ts'
import { jsonIn, type Prompt } from './dialects.rules.ts'
import type { ToldClaim } from './language-model.contract.ts'

const schema = {
  type: 'object',
  properties: {
    order: { type: 'array', items: { type: 'string' } },
    tone: { type: 'string', enum: ['brief', 'personal'] },
  },
  required: ['order', 'tone'],
  additionalProperties: false,
}

const instructions = `You arrange a short message in which somebody (the asker) asks to be introduced to somebody (the target) by somebody both know (the connector).
You are given facts, each with an id. A program writes one sentence for each fact that you choose, in your order. You write nothing.
Choose two to five facts that would make the target want to talk, the strongest first: a shared employer, contact that is recent, how the asker knows the connector, who the asker is.
Choose the tone: "brief" is short and direct, "personal" is warmer and says how people know each other.
Answer with one JSON object and nothing else: {"order": ["c3", "c1"], "tone": "brief"}`

export const arrangementPrompt = (claims: readonly ToldClaim[]): Prompt => ({
  name: 'arrangement',
  instructions,
  data: JSON.stringify({ facts: claims }),
  schema,
  mostTokens: 400,
})

export interface ReadArrangement {
  /** Null where nothing in the answer may be said. */
  readonly arrangement: Arrangement | null
  /** How many parts of the answer were left out. */
  readonly dropped: number
}

const tones: ReadonlySet<unknown> = new Set<DraftTone>(['brief', 'personal'])
const none: ReadArrangement = { arrangement: null, dropped: 1 }

/** What an answer may be taken to say: ids that were told, each once, and a tone. Everything else is left out. */
export function readArrangement(answer: string, told: readonly ToldClaim[]): ReadArrangement {
  const value = jsonIn(answer)
  if (value === null) return none
  const { order, tone, ...further } = value as Record<string, unknown>
  const said: readonly unknown[] = Array.isArray(order) ? order : []
  const known = new Set(told.map(({ id }) => id))
  const chosen = [...new Set(said)].filter((id): id is string => typeof id === 'string' && known.has(id))
  const isTone = tones.has(tone)
  const dropped =
    Object.keys(further).length + (said.length - chosen.length) + (isTone ? 0 : 1) + (Array.isArray(order) ? 0 : 1)
  if (chosen.length === 0) return { arrangement: null, dropped }
  return { arrangement: { order: chosen, tone: isTone ? (tone as DraftTone) : 'brief' }, dropped }
}

import { z } from 'zod'
import type { AnswerForm, CallOutcome, Dialect } from './language-model.contract.ts'

/** What is said to a model: instructions of ours, and data that are no instructions. */
export interface Prompt {
  readonly name: string
  readonly instructions: string
  readonly data: string
  /** The shape of the answer, as JSON schema. */
  readonly schema: Record<string, unknown>
  /** Tokens of the longest answer. */
  readonly mostTokens: number
}

/** How a server wants to be asked, found out when it was connected. */
export interface Way {
  readonly answerForm: AnswerForm
  readonly limitField: string
}

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface ModelAnswer {
  /** Null with an outcome that says why. */
  readonly text: string | null
  readonly outcome: Extract<CallOutcome, 'answered' | 'declined' | 'cut_off' | 'unreadable'>
  /** Null where the server did not say. */
  readonly usage: Usage | null
}

/** How a family of servers is spoken to. */
interface DialectRules {
  readonly path: string
  readonly ways: readonly Way[]
  readonly headers: (key: string | null) => Record<string, string>
  readonly body: (prompt: Prompt, way: Way, model: string) => Record<string, unknown>
  readonly read: (json: unknown) => ModelAnswer
}

const unreadable: ModelAnswer = { text: null, outcome: 'unreadable', usage: null }
const tokens = z.int().min(0).max(100_000_000)

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

const Message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: z
    .object({
      input_tokens: tokens,
      output_tokens: tokens,
      cache_creation_input_tokens: tokens.nullish(),
      cache_read_input_tokens: tokens.nullish(),
    })
    .nullish()
    .catch(null),
})

const openAiFormat = (form: AnswerForm, { name, schema }: Prompt) => {
  if (form === 'schema')
    return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } }
  return form === 'object' ? { response_format: { type: 'json_object' } } : {}
}

const forms: readonly AnswerForm[] = ['schema', 'object', 'text']

/** Both as of 2026: what each server refuses is left out by `ways`, and nothing is asked for that one of them lacks. */
export const dialects: Readonly<Record<Dialect, DialectRules>> = {
  openai: {
    path: '/chat/completions',
    ways: ['max_completion_tokens', 'max_tokens'].flatMap((limitField) =>
      forms.map((answerForm) => ({ answerForm, limitField })),
    ),
    headers: (key) => (key === null ? {} : { authorization: `Bearer ${key}` }),
    body: (prompt, { answerForm, limitField }, model) => ({
      model,
      messages: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: prompt.data },
      ],
      [limitField]: prompt.mostTokens,
      ...openAiFormat(answerForm, prompt),
    }),
    read(json) {
      const { data } = Completion.safeParse(json)
      const [choice] = data?.choices ?? []
      if (!data || !choice) return unreadable
      const usage = data.usage && {
        inputTokens: data.usage.prompt_tokens,
        outputTokens: data.usage.completion_tokens,
      }
      const { content = null, refusal = null } = choice.message
      return answerOf({
        usage: usage ?? null,
        text: content,
        isDeclined: refusal !== null || choice.finish_reason === 'content_filter',
        isWhole: choice.finish_reason === 'stop',
      })
    },
  },
  anthropic: {
    path: '/messages',
    ways: [{ answerForm: 'text', limitField: 'max_tokens' }],
    headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key === null ? {} : { 'x-api-key': key }) }),
    body: (prompt, { limitField }, model) => ({
      model,
      system: prompt.instructions,
      messages: [{ role: 'user', content: prompt.data }],
      [limitField]: prompt.mostTokens,
    }),
    read(json) {
      const { data } = Message.safeParse(json)
      if (!data) return unreadable
      const { usage: told } = data
      const cached = (told?.cache_creation_input_tokens ?? 0) + (told?.cache_read_input_tokens ?? 0)
      return answerOf({
        // Cached tokens cost less; they are counted in full.
        usage: told ? { inputTokens: told.input_tokens + cached, outputTokens: told.output_tokens } : null,
        text: data.content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
        isDeclined: data.stop_reason === 'refusal',
        isWhole: data.stop_reason === 'end_turn' || data.stop_reason === 'stop_sequence',
      })
    },
  },
}

interface Read {
  usage: Usage | null
  text: string | null
  isDeclined: boolean
  isWhole: boolean
}

/** Half an answer is none: what is missing cannot be known. */
function answerOf({ usage, text, isDeclined, isWhole }: Read): ModelAnswer {
  if (isDeclined) return { text: null, outcome: 'declined', usage }
  if (!isWhole) return { text: null, outcome: 'cut_off', usage }
  return text === null ? { text, outcome: 'unreadable', usage } : { text, outcome: 'answered', usage }
}

/** The JSON object in an answer, with or without a fence around it; null if there is none. */
export function jsonIn(text: string): unknown {
  const [, fenced] = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/u.exec(text) ?? []
  try {
    const value: unknown = JSON.parse(fenced ?? text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

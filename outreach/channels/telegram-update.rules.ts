import { z } from 'zod'

const Id = z.int()
const Person = z.object({
  id: Id,
  is_bot: z.boolean(),
  first_name: z.string().default(''),
  username: z.string().optional(),
})
const Chat = z.object({ id: Id, type: z.string() })

const Update = z.object({
  callback_query: z
    .object({
      id: z.string().max(100),
      from: Person,
      message: z.object({ chat: Chat }).optional(),
      data: z.string().optional(),
    })
    .optional(),
  message: z.object({ chat: Chat, from: Person.optional(), text: z.string().optional() }).optional(),
})

export interface Started {
  chatId: string
  name: string
  code: string
}

/** Somebody pressed Start on a link of ours, in a private chat of their own. Null for everything else. */
export function startedIn(body: Buffer): Started | null {
  const { message } = Update.safeParse(parseJson(body.toString('utf8'))).data ?? {}
  const code = /^\/start ([\w-]{20,64})$/.exec(message?.text?.trim() ?? '')?.[1]
  if (!message?.from || code === undefined) return null
  const { chat, from } = message
  if (chat.type !== 'private' || from.is_bot || chat.id !== from.id) return null
  return { chatId: String(chat.id), name: from.username ? from.username : from.first_name, code }
}

/** Somebody pressed a button in their private chat. */
export function pressedIn(body: Buffer): { queryId: string; chatId: string; value: string } | null {
  const { callback_query: query } = Update.safeParse(parseJson(body.toString('utf8'))).data ?? {}
  if (!query?.message || query.data === undefined) return null
  const { chat } = query.message
  if (chat.type !== 'private' || query.from.is_bot || chat.id !== query.from.id) return null
  return { queryId: query.id, chatId: String(chat.id), value: query.data }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { Answer, AskedOfStandIn, Refusals } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

interface TelegramMessage {
  id: number
  chat: number
  text: string
  buttons: readonly { text: string; data?: string; url?: string }[]
}

export interface Telegram extends StandIn {
  /** What the product is told of it. */
  settings: Record<string, string>
  botToken: string
  /** Where updates go, and the secret that goes with them. */
  webhook: { url: string; secret: string } | null
  /** Who started the bot. */
  started: Set<number>
  blocked: Set<number>
  messages: TelegramMessage[]
  /** Callback queries that were answered. */
  answered: string[]
  /** Somebody opens a link and presses Start. Says what our server answered. */
  start(link: string, from?: Partial<TelegramUser>): Promise<number>
  /** Somebody presses a button. */
  press(messageId: number, data: string, from?: Partial<TelegramUser>, secret?: string): Promise<number>
  /** Any update, as it is. */
  tell(update: object, secret?: string): Promise<number>
}

interface TelegramUser {
  id: number
  is_bot: boolean
  first_name: string
  username?: string | undefined
}

const botToken = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11'
const botName = 'wellmet_halyard_bot'

const somebody: TelegramUser = { id: 700_001, is_bot: false, first_name: 'Ana', username: 'analima' }

const refused = (code: number, description: string, parameters?: object): Answer => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) },
})

const refusals: Refusals = {
  unauthorized: () => refused(401, 'Unauthorized'),
  expiredCursor: () => refused(400, 'Bad Request'),
  // Said in the body, and in no header.
  tooManyRequests: () => refused(429, 'Too Many Requests: retry after 1', { retry_after: 1 }),
  serverError: (status) => refused(status, 'Internal Server Error'),
  notFound: () => refused(404, 'Not Found'),
}

type Method = (body: Record<string, unknown>, asked: AskedOfStandIn) => Answer

/** The Bot API with one bot. Only whoever started it can be written to. */
export async function startTelegramBot(): Promise<Telegram> {
  const ok = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } })

  const toChat =
    (send: (chat: number, body: Record<string, unknown>) => Answer): Method =>
    (body) => {
      const chat = Number(body['chat_id'])
      if (!telegram.started.has(chat)) return refused(400, 'Bad Request: chat not found')
      if (telegram.blocked.has(chat)) return refused(403, 'Forbidden: bot was blocked by the user')
      return send(chat, body)
    }

  const methods: Readonly<Record<string, Method>> = {
    getMe: () => ok({ id: 99, is_bot: true, first_name: 'Wellmet', username: botName }),
    setWebhook(body) {
      telegram.webhook = { url: String(body['url']), secret: String(body['secret_token']) }
      if (!/^[\w-]{1,256}$/.test(telegram.webhook.secret))
        return refused(400, 'Bad Request: secret token contains unallowed characters')
      return ok(true)
    },
    getChat: toChat((id) => ok({ id, type: 'private' })),
    sendMessage: toChat((chat, body) => {
      const text = String(body['text'])
      if (text.length > 4096) return refused(400, 'Bad Request: message is too long')
      const id = telegram.messages.length + 1
      telegram.messages.push({ id, chat, text, buttons: buttonsIn(body) })
      return ok({ message_id: id, chat: { id: chat, type: 'private' }, text })
    }),
    editMessageText: toChat((chat, body) => {
      const found = telegram.messages.find((message) => message.chat === chat && message.id === body['message_id'])
      if (!found) return refused(400, 'Bad Request: message to edit not found')
      Object.assign(found, { text: String(body['text']), buttons: buttonsIn(body) })
      return ok({ message_id: found.id })
    }),
    answerCallbackQuery(body) {
      telegram.answered.push(String(body['callback_query_id']))
      return ok(true)
    },
  }

  const server = await startStandIn({
    refusals,
    grant: { account: '', scopes: [] },
    routes: [
      {
        // Whoever opens the link has the app, and presses Start there.
        operation: 'telegram.link',
        method: 'GET',
        path: new RegExp(`^/${botName}$`),
        isOpen: true,
        async answer({ query }) {
          await telegram.start(`${server.url}/?start=${query.get('start')}`)
          const body = '<!doctype html><html lang="en"><title>Telegram</title><h1>You started the bot.</h1></html>'
          return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
        },
      },
      {
        operation: 'telegram',
        closerName: ({ path }) => `telegram.${path.split('/').at(-1)}`,
        method: 'POST',
        path: /^\/bot(?<token>[^/]+)\/(?<method>\w+)$/,
        isOpen: true,
        answer(asked, _grant, { token, method = '' }) {
          if (token !== telegram.botToken) return refusals.unauthorized(asked)
          const body = JSON.parse(asked.body || '{}') as Record<string, unknown>
          return methods[method]?.(body, asked) ?? refusals.notFound(asked)
        },
      },
    ],
  })

  let updates = 0
  const telegram: Telegram = Object.assign(server, {
    botToken,
    settings: { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_API_URL: server.url, TELEGRAM_LINK_URL: server.url },
    webhook: null,
    started: new Set<number>(),
    blocked: new Set<number>(),
    messages: [],
    answered: [],
    async tell(update: object, secret = telegram.webhook?.secret ?? '') {
      const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret }
      const body = JSON.stringify({ update_id: (updates += 1), ...update })
      return (await fetch(telegram.webhook?.url ?? '', { method: 'POST', headers, body })).status
    },
    start(link: string, from: Partial<TelegramUser> = {}) {
      const who = { ...somebody, ...from }
      telegram.started.add(who.id)
      telegram.blocked.delete(who.id)
      const text = `/start ${new URL(link).searchParams.get('start')}`
      return telegram.tell({
        message: { message_id: 1, date: 1, chat: { id: who.id, type: 'private' }, from: who, text },
      })
    },
    press(messageId: number, data: string, from: Partial<TelegramUser> = {}, secret?: string) {
      const who = { ...somebody, ...from }
      const message = { message_id: messageId, chat: { id: who.id, type: 'private' } }
      return telegram.tell({ callback_query: { id: `query-${updates + 1}`, from: who, message, data } }, secret)
    },
  })
  return telegram
}

function buttonsIn(body: Record<string, unknown>): TelegramMessage['buttons'] {
  const markup = body['reply_markup'] as
    | { inline_keyboard: { text: string; callback_data?: string; url?: string }[][] }
    | undefined
  return (markup?.inline_keyboard ?? []).flat().map(({ text, callback_data: data, url }) => ({
    text,
    ...(data === undefined ? {} : { data }),
    ...(url === undefined ? {} : { url }),
  }))
}

import { createHmac, randomBytes } from 'node:crypto'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

export interface SlackChannel {
  id: string
  name: string
  isPrivate?: boolean
  isArchived?: boolean
  /** People of another company are in it. */
  hasOutsiders?: boolean
  /** Whether somebody invited the app. */
  hasApp?: boolean
}

interface SlackMessage {
  channel: string
  ts: string
  text: string
  blocks: readonly { type: string; elements?: readonly { action_id: string; value?: string; url?: string }[] }[]
}

export interface Slack extends StandIn {
  /** What the product is told of it. */
  settings: Record<string, string>
  clientId: string
  clientSecret: string
  signingSecret: string
  team: { id: string; name: string }
  /** Who agrees, when a browser comes to the page. */
  user: { id: string; name: string }
  channels: SlackChannel[]
  messages: SlackMessage[]
  /** The app was taken out of the team: every token ends. */
  removeApp(): void
  /** Goes to the page and agrees, as somebody: what the browser comes back with. */
  agree(url: string, user?: { id: string; name: string }): Promise<{ state: string; code: string }>
  /** Somebody clicks a button of a message. */
  click(url: string, click: Click): Promise<number>
}

export interface Click {
  ts: string
  actionId: string
  value: string
  user?: string
  team?: string
  /** Otherwise now. */
  at?: number
  secret?: string
}

/** Slack refuses with 200. */
const refused = (error: string): Answer => ({ status: 200, body: { ok: false, error } })

const refusals: Refusals = {
  unauthorized: () => refused('invalid_auth'),
  expiredCursor: () => refused('invalid_cursor'),
  tooManyRequests: () => ({ status: 429, headers: { 'retry-after': '1' }, body: { ok: false, error: 'ratelimited' } }),
  serverError: (status) => ({ status, headers: { 'content-type': 'text/html' }, body: '<html>Oops</html>' }),
  notFound: () => refused('unknown_method'),
}

const pageSize = 2

/** A team with an app in it: consent, channels, messages, and clicks. All members get the same token of the bot. */
export async function startSlack({ redirectUris }: { redirectUris: readonly string[] }): Promise<Slack> {
  const codes = new Map<string, { id: string; name: string }>()
  const users = new Map<string, { id: string; name: string }>()
  let botToken = `xoxb-${randomBytes(12).toString('hex')}`

  const withToken = (route: Route): Route => ({
    ...route,
    isOpen: true,
    answer: (asked, grant, groups) =>
      asked.token === botToken ? route.answer(asked, grant, groups) : refusals.unauthorized(asked),
  })

  const channelShown = ({ id, name, isPrivate, isArchived, hasOutsiders }: SlackChannel) => ({
    id,
    name,
    is_channel: true,
    is_private: isPrivate ?? false,
    is_archived: isArchived ?? false,
    is_shared: hasOutsiders ?? false,
    is_ext_shared: hasOutsiders ?? false,
    is_pending_ext_shared: false,
    is_member: true,
  })

  function post({ body }: AskedOfStandIn): Answer {
    const wanted = JSON.parse(body) as { channel: string; text: string; blocks?: SlackMessage['blocks'] }
    const channel = slack.channels.find(({ id }) => id === wanted.channel)
    if (!channel && !users.has(wanted.channel)) return refused('channel_not_found')
    if (channel?.isArchived) return refused('is_archived')
    if (channel && channel.hasApp === false) return refused('not_in_channel')
    if (wanted.text.length > 40_000) return refused('msg_too_long')
    const ts = `${Math.floor(Date.now() / 1000)}.${String(slack.messages.length + 1).padStart(6, '0')}`
    // A message to a person is in a channel of its own.
    const place = channel ? channel.id : `D${wanted.channel.slice(1)}`
    slack.messages.push({ channel: place, ts, text: wanted.text, blocks: wanted.blocks ?? [] })
    return { status: 200, body: { ok: true, channel: place, ts, message: { text: wanted.text, ts } } }
  }

  const routes: Route[] = [
    {
      operation: 'slack.authorize',
      method: 'GET',
      path: /^\/oauth\/v2\/authorize$/,
      isOpen: true,
      answer({ query }) {
        const back = query.get('redirect_uri') ?? ''
        if (query.get('client_id') !== slack.clientId || !redirectUris.includes(back))
          return { status: 400, body: 'bad_redirect_uri' }
        // Separated by commas.
        if (!query.get('scope')?.split(',').includes('chat:write')) return { status: 400, body: 'invalid_scope' }
        const code = randomBytes(12).toString('hex')
        codes.set(code, slack.user)
        const url = new URL(back)
        url.searchParams.set('code', code)
        url.searchParams.set('state', query.get('state') ?? '')
        return { status: 302, headers: { location: url.href }, body: '' }
      },
    },
    {
      operation: 'slack.access',
      method: 'POST',
      path: /^\/api\/oauth\.v2\.access$/,
      isOpen: true,
      answer({ body }) {
        const form = new URLSearchParams(body)
        if (form.get('client_id') !== slack.clientId || form.get('client_secret') !== slack.clientSecret)
          return refused('bad_client_secret')
        const user = codes.get(form.get('code') ?? '')
        if (!user) return refused('invalid_code')
        codes.delete(form.get('code') ?? '')
        users.set(user.id, user)
        return {
          status: 200,
          body: {
            ok: true,
            app_id: 'A0001',
            authed_user: { id: user.id },
            scope: 'chat:write,channels:read,groups:read,im:write,users:read',
            token_type: 'bot',
            access_token: botToken,
            bot_user_id: 'UBOT',
            team: slack.team,
            enterprise: null,
            is_enterprise_install: false,
          },
        }
      },
    },
    withToken({
      operation: 'slack.user',
      method: 'GET',
      path: /^\/api\/users\.info$/,
      answer({ query }) {
        const user = users.get(query.get('user') ?? '')
        if (!user) return refused('user_not_found')
        return {
          status: 200,
          body: { ok: true, user: { id: user.id, name: user.name, profile: { real_name: user.name } } },
        }
      },
    }),
    withToken({
      operation: 'slack.channels',
      method: 'GET',
      path: /^\/api\/users\.conversations$/,
      answer({ query }) {
        const from = Number(query.get('cursor') ?? 0)
        const shown = slack.channels.filter(({ isArchived, hasApp }) => !isArchived && hasApp !== false)
        const next = from + pageSize < shown.length ? String(from + pageSize) : ''
        const page = shown.slice(from, from + pageSize).map(channelShown)
        return { status: 200, body: { ok: true, channels: page, response_metadata: { next_cursor: next } } }
      },
    }),
    withToken({
      operation: 'slack.channel',
      method: 'GET',
      path: /^\/api\/conversations\.info$/,
      answer({ query }) {
        const channel = slack.channels.find(({ id }) => id === query.get('channel'))
        return channel
          ? { status: 200, body: { ok: true, channel: channelShown(channel) } }
          : refused('channel_not_found')
      },
    }),
    withToken({ operation: 'slack.post', method: 'POST', path: /^\/api\/chat\.postMessage$/, answer: post }),
    withToken({
      operation: 'slack.update',
      method: 'POST',
      path: /^\/api\/chat\.update$/,
      answer({ body }) {
        const wanted = JSON.parse(body) as SlackMessage
        const found = slack.messages.find(({ channel, ts }) => channel === wanted.channel && ts === wanted.ts)
        if (!found) return refused('message_not_found')
        Object.assign(found, { text: wanted.text, blocks: wanted.blocks })
        return { status: 200, body: { ok: true, channel: found.channel, ts: found.ts } }
      },
    }),
  ]
  const server = await startStandIn({ refusals, grant: { account: '', scopes: [] }, routes })
  const app = {
    clientId: '1234.5678',
    clientSecret: 'secret-of-the-slack-app',
    signingSecret: 'signing-secret-of-the-slack-app',
  }
  const slack: Slack = Object.assign(server, {
    ...app,
    settings: {
      SLACK_CLIENT_ID: app.clientId,
      SLACK_CLIENT_SECRET: app.clientSecret,
      SLACK_SIGNING_SECRET: app.signingSecret,
      SLACK_SIGN_IN_URL: server.url,
      SLACK_API_URL: server.url,
    },
    team: { id: 'T0001', name: 'Halyard' },
    user: { id: 'U0001', name: 'Ana Lima' },
    channels: [],
    messages: [],
    removeApp: () => void (botToken = `xoxb-${randomBytes(12).toString('hex')}`),
    async agree(url: string, user = slack.user) {
      slack.user = user
      const answer = await fetch(url, { redirect: 'manual' })
      return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams) as {
        state: string
        code: string
      }
    },
    async click(url: string, { ts, actionId, value, user = slack.user.id, team = slack.team.id, at, secret }: Click) {
      const payload = {
        type: 'block_actions',
        user: { id: user, team_id: team },
        team: { id: team },
        container: { type: 'message', message_ts: ts },
        actions: [{ action_id: actionId, type: 'button', value }],
      }
      const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
      const time = String(at ?? Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', secret ?? slack.signingSecret)
        .update(`v0:${time}:${body}`)
        .digest('hex')
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': time,
        'x-slack-signature': `v0=${signature}`,
      }
      return (await fetch(url, { method: 'POST', headers, body })).status
    },
  })
  return slack
}

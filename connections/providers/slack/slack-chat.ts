import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { ChatMessage, ChatPlace, OpenChat } from '../../engine/chat.ts'
import type { ProviderRequest } from '../../engine/provider.ts'
import { MessageRefused, ProviderFailed } from '../../engine/provider-errors.ts'
import { escapeText, expectOk } from './slack-answers.ts'

const Channel = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,20}$/),
  name: z.string().default(''),
  is_private: z.boolean().default(false),
  is_archived: z.boolean().default(false),
  is_shared: z.boolean().default(false),
  is_ext_shared: z.boolean().default(false),
  is_pending_ext_shared: z.boolean().default(false),
})
const Channels = z.object({
  channels: z.array(Channel),
  response_metadata: z.object({ next_cursor: z.string().default('') }).optional(),
})
const Posted = z.object({ channel: z.string(), ts: z.string() })

const mostPages = 5
const perPage = 200
/** Answers that say whether the message was taken, and those that leave it open. */
const expected = [400, 403, 404, 413, 500, 502, 503, 504]

/** A channel that other companies are in, or are asked into. */
const hasOutsiders = (channel: z.infer<typeof Channel>): boolean =>
  channel.is_ext_shared || channel.is_pending_ext_shared

/** `subject` is the team and the member, as `identifyOwner` said. */
export const slackChat = (request: ProviderRequest, subject: string): OpenChat => ({
  async send(message) {
    if (message.place !== null) await expectNoOutsiders(request, message.place)
    const place = message.place ?? userOf(subject)
    const { channel, ts } = expectOk(await post(request, 'chat.postMessage', bodyOf(message, place)), Posted)
    return { ref: `${channel}:${ts}` }
  },
  async replace(ref, text) {
    const [channel, ts] = ref.split(':')
    const body = { channel, ts, text: escapeText(text), blocks: [], parse: 'none' }
    expectOk(await post(request, 'chat.update', body), z.unknown())
  },
  listPlaces: () => listChannels(request),
})

export const subjectOf = (team: string, user: string): string => `${team}:${user}`
const userOf = (subject: string): string => subject.split(':')[1] ?? ''

const post = (request: ProviderRequest, method: string, body: unknown) =>
  request(`/api/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    expected,
  })

function bodyOf({ text, buttons = [], link }: ChatMessage, channel: string): object {
  const plain = {
    channel,
    text: escapeText(text),
    parse: 'none',
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  }
  const elements = [
    ...buttons.map(({ label, value }) => ({ ...buttonOf(label), action_id: `answer-${value}`, value })),
    ...(link ? [{ ...buttonOf(link.label), action_id: 'open', url: link.url }] : []),
  ]
  if (elements.length === 0) return plain
  const section = { type: 'section', text: { type: 'plain_text', text, emoji: false } }
  return { ...plain, blocks: [section, { type: 'actions', elements }] }
}

const buttonOf = (label: string) => ({ type: 'button', text: { type: 'plain_text', text: label, emoji: false } })

/** Somebody may have been asked into it since it was chosen. */
async function expectNoOutsiders(request: ProviderRequest, place: string): Promise<void> {
  const answer = await request(`/api/conversations.info?channel=${encodeURIComponent(place)}`, { expected })
  const { channel } = expectOk(answer, z.object({ channel: Channel }))
  if (hasOutsiders(channel)) throw new MessageRefused('outsiders')
  if (channel.is_archived) throw new MessageRefused('place_gone')
}

async function listChannels(request: ProviderRequest): Promise<ChatPlace[]> {
  const found: ChatPlace[] = []
  let cursor = ''
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({
      types: 'public_channel,private_channel',
      exclude_archived: 'true',
      limit: String(perPage),
      ...(cursor === '' ? {} : { cursor }),
    })
    const answer = await request(`/api/users.conversations?${query.toString()}`, { expected })
    const { channels, response_metadata: after } = readChannels(expectOk(answer, z.unknown()))
    for (const channel of channels.filter((one) => !hasOutsiders(one)))
      found.push({ id: channel.id, name: cleanText(channel.name, 100) ?? channel.id, isPrivate: channel.is_private })
    cursor = after?.next_cursor ?? ''
    if (cursor === '') break
  }
  return found
}

function readChannels(answer: unknown): z.infer<typeof Channels> {
  const read = Channels.safeParse(answer)
  if (!read.success) throw new ProviderFailed('It listed no channels.')
  return read.data
}

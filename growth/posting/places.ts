import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { withChat } from '@wellmet/connections/engine/open-chat.ts'
import { AccessEnded } from '@wellmet/connections/engine/provider-errors.ts'
import { findOnSite, postOnSite } from '@wellmet/connections/ghost/post-on-site.ts'
import { chatOf, chatProvider } from '@wellmet/outreach/channels/chat-providers.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { renderMarkdown } from '../content/render-body.ts'
import type { Place } from './place.ts'
import { longestText, type PlaceKind } from './posting.contract.ts'
import { postingMessages as m } from './posting.messages.ts'
import { callWebhook } from './call-webhook.ts'

/** Longer messages are not read in a chat. */
const longestMessage = 2000

const chat = (platform: 'slack' | 'teams'): Place => ({
  label: m[platform],
  mostText: Math.min(longestMessage, chatOf(platform).longest),
  hasTitle: false,
  async post({ services, db, accountId, place }, { text, link }) {
    const row = await db.transaction((tx) => findConnectedAccount(tx, present(accountId, 'account of the place')))
    if (!row) throw new AccessEnded()
    const message = { text, place, link: { label: m.readIt(), url: link } }
    const { ref } = await withChat(services, db, chatProvider(platform), row, (open) => open.send(message))
    return { is: chatOf(platform).confirms ? 'posted' : 'accepted', ref, url: null }
  },
})

/** Under this address the post is found again. It names nothing but the post. */
const slugAt = (postId: string): string => `p-${postId}`

const ghost: Place = {
  label: m.ghost,
  mostText: longestText,
  hasTitle: true,
  async post({ services, db, accountId, owner, ghostState }, { id, title, text, link }) {
    const call = { db, services, viewer: owner }
    const html = `${renderMarkdown(text)}<p><a href="${link}">${link}</a></p>`
    const written = { title, html, slug: slugAt(id), canonicalUrl: link, state: ghostState }
    return { is: 'posted', ...(await postOnSite(call, present(accountId, 'account of the place'), written)) }
  },
  async lookUp({ services, db, accountId, owner }, postId) {
    const call = { db, services, viewer: owner }
    const found = await findOnSite(call, present(accountId, 'account of the place'), slugAt(postId))
    return found && { is: 'posted', ...found }
  },
}

const webhook: Place = { label: m.webhook, mostText: longestText, hasTitle: true, post: callWebhook }

export const places: Readonly<Record<PlaceKind, Place>> = {
  ghost,
  slack: chat('slack'),
  teams: chat('teams'),
  webhook,
}

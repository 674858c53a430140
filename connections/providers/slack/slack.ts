import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { ConsentProvider } from '../../engine/provider.ts'
import { expectOk, isOverQuota, isTokenOver, repairTokens } from './slack-answers.ts'
import { slackChat, subjectOf } from './slack-chat.ts'
import { slackSettings } from './slack.settings.ts'

const ref = z.string().regex(/^[A-Z0-9]{1,20}$/)
const Consented = z.object({
  team: z.object({ id: ref, name: z.string().default('') }),
  authed_user: z.object({ id: ref }),
})
const User = z.object({
  user: z.object({ name: z.string().default(''), profile: z.object({ real_name: z.string().optional() }).optional() }),
})

const scopes = ['chat:write', 'channels:read', 'groups:read', 'im:write', 'users:read']

/** The app of the operator in a Slack workspace. All members there share its token, so it is never revoked. */
export const slack = {
  name: 'slack',
  label: 'Slack',
  category: 'chat',
  settings: slackSettings,
  signIn(config) {
    const set = config.get(slackSettings)
    if (!set.SLACK_CLIENT_ID || !set.SLACK_CLIENT_SECRET) return null
    return {
      clientId: set.SLACK_CLIENT_ID,
      clientSecret: set.SLACK_CLIENT_SECRET,
      issuer: set.SLACK_SIGN_IN_URL,
      authorizationUrl: `${set.SLACK_SIGN_IN_URL}/oauth/v2/authorize`,
      tokenUrl: `${set.SLACK_SIGN_IN_URL}/api/oauth.v2.access`,
      // Revoking the token would take the app away from everybody in that Slack workspace.
      revocationUrl: null,
      baseUrl: set.SLACK_API_URL,
      scopes: null,
      namesItself: false,
      refusesPkce: true,
      repairTokens,
      // Separated by commas, unlike anywhere else.
      extra: { scope: scopes.join(',') },
    }
  },
  sources: [],
  async identifyOwner(request, _claims, tokenResponse) {
    const { team, authed_user: member } = Consented.parse(tokenResponse)
    const { user } = expectOk(await request(`/api/users.info?user=${member.id}`), User)
    // Whatever looks like an address of mail would count as one of the member's own.
    const name = `${user.profile?.real_name ?? user.name} · ${team.name}`.replaceAll('@', ' at ')
    return { subject: subjectOf(team.id, member.id), address: cleanText(name, 200) ?? 'Slack' }
  },
  isTokenOver,
  isOverQuota,
  chat: {
    reaches: () => 'owner',
    longest: 3000,
    confirms: true,
    hasButtons: true,
    open: slackChat,
  },
} satisfies ConsentProvider

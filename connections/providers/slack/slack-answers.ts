import { z } from 'zod'
import type { ProviderResponse } from '../../engine/provider.ts'
import type { MessageRefusal } from '../../engine/message-refusals.contract.ts'
import { MessageRefused, ProviderFailed } from '../../engine/provider-errors.ts'

const Answer = z.looseObject({ ok: z.boolean(), error: z.string().optional() })

/** Of a token, or of the app in the whole Slack workspace. */
const accessErrors: ReadonlySet<string> = new Set([
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'no_permission',
  'org_login_required',
])

const refusals: Readonly<Record<string, MessageRefusal>> = {
  channel_not_found: 'place_gone',
  is_archived: 'place_gone',
  user_not_found: 'place_gone',
  not_in_channel: 'not_in_place',
  restricted_action: 'not_in_place',
  restricted_action_read_only_channel: 'not_in_place',
  messages_tab_disabled: 'blocked',
  cannot_dm_bot: 'blocked',
  user_disabled: 'blocked',
  msg_too_long: 'too_long',
  msg_blocks_too_long: 'too_long',
}

/** After these the message may be there all the same. */
const uncertain: ReadonlySet<string> = new Set([
  'fatal_error',
  'internal_error',
  'request_timeout',
  'service_unavailable',
])

const errorIn = (answer: ProviderResponse): string | null => {
  try {
    const read = Answer.safeParse(JSON.parse(answer.text()))
    return read.success && !read.data.ok ? (read.data.error ?? 'unknown') : null
  } catch {
    return null
  }
}

/** Slack refuses with 200. */
export const isTokenOver = (answer: ProviderResponse): boolean => accessErrors.has(errorIn(answer) ?? '')

export const isOverQuota = (answer: ProviderResponse): boolean => errorIn(answer) === 'ratelimited'

/** The answer, if it is one to what was asked. */
export function expectOk<T>(answer: ProviderResponse, schema: z.ZodType<T>): T {
  const error = errorIn(answer)
  if (error !== null) {
    if (uncertain.has(error)) throw new ProviderFailed(`It answered ${error}.`)
    throw new MessageRefused(refusals[error] ?? 'refused')
  }
  if (answer.status >= 300) throw new ProviderFailed(`It answered ${answer.status}.`)
  return schema.parse(answer.json())
}

/** As openid-client takes it: the token of a bot has a type of its own, and refusals come with 200. */
export function repairTokens(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (said['ok'] !== true) return { error: 'invalid_grant' }
  const { authed_user: user, team, access_token: access, refresh_token: refresh, expires_in: lifetime } = said
  return {
    access_token: access,
    token_type: 'bearer',
    ...(refresh === undefined ? {} : { refresh_token: refresh }),
    ...(lifetime === undefined ? {} : { expires_in: lifetime }),
    team,
    authed_user: user,
  }
}

/** `&`, `<` and `>` begin mentions and links there. Nobody can be called by a message. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { ConsentProvider, ProviderRequest, ProviderResponse, Source, SourcePage } from '../engine/provider.ts'
import { ProviderFailed } from '../engine/provider-errors.ts'
import { saveMembers } from './audience-members.ts'
import { mailchimpSettings } from './mailchimp.settings.ts'
import { audienceOf, nextPage, readPage, stateOf, subjectOf } from './mailchimp.rules.ts'

const perPage = 500
/** So that a change of the second in which a run began is not missed. */
const overlapMs = 60_000

const Metadata = z.object({ dc: z.string().regex(/^[a-z]{2,4}\d{1,3}$/) })
const Me = z.object({ login: z.object({ login_id: z.int() }) })
const Lists = z.object({ lists: z.array(z.object({ id: z.string().regex(/^\w{1,40}$/), name: z.string() })) })
const Members = z.object({
  members: z.array(z.object({ id: z.string(), status: z.string(), last_changed: z.iso.datetime({ offset: true }) })),
  total_items: z.int(),
})

/** Which members changed since the last run, by number and state. Nothing else of them is asked for. */
const subscribers = {
  name: 'subscribers',
  // There are no scopes: an access is one to everything.
  scope: 'audience',
  async read(request, { cursor, page, subject, now }): Promise<SourcePage> {
    const place = readPage(page)
    const query = new URLSearchParams({
      status: place.stage,
      count: String(perPage),
      offset: String(place.offset),
      sort_field: 'last_changed',
      sort_dir: 'ASC',
      fields: 'members.id,members.status,members.last_changed,total_items',
      ...(cursor === null ? {} : { since_last_changed: cursor }),
    })
    const answer = await request(`/3.0/lists/${audienceOf(subject)}/members?${query.toString()}`)
    const { members, total_items: total } = Members.parse(answer.json())
    const next = nextPage(place, members.length, total)
    return {
      records: [],
      other: {
        read: members.length,
        save: (tx, run) =>
          saveMembers(
            tx,
            run,
            members.map(({ id, status, last_changed: changed }) => ({
              memberId: id,
              state: stateOf(status),
              changedAt: new Date(changed),
            })),
          ),
      },
      next: next && JSON.stringify(next),
      // As early as the run, whatever page says so: what changes meanwhile is read by the next one.
      ...(page === null ? { cursor: new Date(now.getTime() - overlapMs).toISOString() } : {}),
    }
  },
  // It has none: a time does not expire.
  isCursorExpired: () => false,
} satisfies Source

/** One audience of a Mailchimp account: the first one. */
export const mailchimp = {
  name: 'mailchimp',
  label: 'Mailchimp',
  category: 'newsletter',
  settings: mailchimpSettings,
  signIn(config) {
    const set = config.get(mailchimpSettings)
    if (!set.MAILCHIMP_CLIENT_ID || !set.MAILCHIMP_CLIENT_SECRET) return null
    return {
      clientId: set.MAILCHIMP_CLIENT_ID,
      clientSecret: set.MAILCHIMP_CLIENT_SECRET,
      issuer: set.MAILCHIMP_SIGN_IN_URL,
      authorizationUrl: `${set.MAILCHIMP_SIGN_IN_URL}/oauth2/authorize`,
      tokenUrl: `${set.MAILCHIMP_SIGN_IN_URL}/oauth2/token`,
      revocationUrl: null,
      // Until the metadata say in which data center an account is.
      baseUrl: set.MAILCHIMP_SIGN_IN_URL,
      scopes: null,
      namesItself: false,
      // Tokens do not expire, which is told as 0 seconds; the scope is null, and the type is not told.
      repairTokens: ({ access_token: access }) => ({ access_token: access, token_type: 'bearer' }),
    }
  },
  async findBaseUrl(request, config) {
    const { dc } = Metadata.parse((await request('/oauth2/metadata', { scheme: 'OAuth' })).json())
    return config.get(mailchimpSettings).MAILCHIMP_API_URL.replace('{dc}', dc)
  },
  sources: [subscribers],
  async identifyOwner(request) {
    const { login } = Me.parse((await request('/3.0/?fields=login.login_id')).json())
    const [audience] = await listAudiences(request)
    if (!audience) throw new ProviderFailed('It has no audience.')
    // Whatever looks like an address of mail would count as one of the member's own.
    const name = cleanText(audience.name.replaceAll('@', ' at '), 200) ?? 'Mailchimp'
    return { subject: subjectOf(login.login_id, audience.id), address: name }
  },
  // A throttle may be a 403 without the usual JSON; there is no Retry-After.
  isOverQuota: (answer) => answer.status === 403 && !isProblem(answer),
} satisfies ConsentProvider

const listAudiences = async (request: ProviderRequest) =>
  Lists.parse(
    (await request('/3.0/lists?count=1&sort_field=date_created&sort_dir=ASC&fields=lists.id,lists.name')).json(),
  ).lists

function isProblem(answer: ProviderResponse): boolean {
  try {
    return z.object({ title: z.string(), status: z.literal(403) }).safeParse(JSON.parse(answer.text())).success
  } catch {
    return false
  }
}

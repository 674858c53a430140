import { z } from 'zod'
import type { Provider, Source } from '@wellmet/connections/engine/provider.ts'
import { settings } from '@wellmet/platform/config/settings.ts'
import { mailOf } from '@wellmet/platform/files/mail/mail-record.ts'

export const madeUpSettings = settings(
  { MADE_UP_URL: z.url(), MADE_UP_SIGN_IN_URL: z.url(), MADE_UP_SECRET: z.string() },
  { trustedOrigins: ({ MADE_UP_URL, MADE_UP_SIGN_IN_URL }) => [MADE_UP_URL, MADE_UP_SIGN_IN_URL] },
)
const Letter = z.object({ id: z.string(), headers: z.array(z.tuple([z.string(), z.string()])) })
const Letters = z.object({ letters: z.array(Letter), next: z.string().nullable(), cursor: z.string() })

const letters = {
  name: 'mail',
  scope: 'letters.read',
  async read(request, { cursor, page }) {
    const query = new URLSearchParams({ cursor: cursor ?? '', page: page ?? '' })
    const answer = Letters.parse((await request(`/letters?${query.toString()}`)).json())
    const all = answer.letters.map(({ id, headers }) => ({ ref: id, mail: mailOf(new Map(headers)) }))
    const records = all.flatMap(({ ref, mail }) => (typeof mail === 'string' ? [] : { ref, at: mail.at, record: mail }))
    return { records, next: answer.next, cursor: answer.cursor }
  },
  isCursorExpired: ({ status }) => status === 409,
} satisfies Source

export const madeUp = {
  name: 'made-up',
  label: 'Made-up',
  category: 'suite',
  signIn(config) {
    const { MADE_UP_SIGN_IN_URL: url, MADE_UP_SECRET: clientSecret, MADE_UP_URL: baseUrl } = config.get(madeUpSettings)
    const urls = { authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token`, revocationUrl: `${url}/revoke` }
    const client = { clientId: 'wellmet-client', clientSecret, issuer: url, namesItself: true }
    return { ...client, ...urls, baseUrl, scopes: ['openid', 'email'] }
  },
  sources: [letters],
  identifyOwner: (_ask, { sub, email }) => ({ subject: String(sub), address: String(email) }),
  isOverQuota: ({ status }) => status === 420,
} satisfies Provider

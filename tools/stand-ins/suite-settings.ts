import type { Provider } from './providers.ts'

type Suite = Provider<'google' | 'microsoft'>

/** What the product is told of a stand-in, so that it asks there. */
export const suiteSettings = ({ name, signIn: { clientId, clientSecret, url }, api }: Suite): Record<string, string> =>
  name === 'google'
    ? {
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
        GOOGLE_SIGN_IN_URL: url,
        GOOGLE_TOKEN_URL: url,
        GOOGLE_MAIL_URL: api.url,
        GOOGLE_CALENDAR_URL: api.url,
        GOOGLE_PEOPLE_URL: api.url,
      }
    : {
        MICROSOFT_CLIENT_ID: clientId,
        MICROSOFT_CLIENT_SECRET: clientSecret,
        MICROSOFT_SIGN_IN_URL: url,
        MICROSOFT_GRAPH_URL: api.url,
      }

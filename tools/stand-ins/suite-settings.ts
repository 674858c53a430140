import type { Provider } from './providers.ts'
import type { ProviderName } from './sign-in/sign-in-presets.ts'

type Started = Pick<Provider<ProviderName>, 'name' | 'signIn' | 'api'>

/** Where the product asks, by provider: for signing in, and for data. */
const addresses: Record<ProviderName, { signIn: readonly string[]; api: readonly string[] }> = {
  google: {
    signIn: ['GOOGLE_SIGN_IN_URL', 'GOOGLE_TOKEN_URL'],
    api: ['GOOGLE_MAIL_URL', 'GOOGLE_CALENDAR_URL', 'GOOGLE_PEOPLE_URL', 'GOOGLE_SHEETS_URL', 'GOOGLE_DRIVE_URL'],
  },
  microsoft: { signIn: ['MICROSOFT_SIGN_IN_URL'], api: ['MICROSOFT_GRAPH_URL'] },
  hubspot: { signIn: ['HUBSPOT_SIGN_IN_URL', 'HUBSPOT_TOKEN_URL'], api: ['HUBSPOT_API_URL'] },
  salesforce: { signIn: ['SALESFORCE_SIGN_IN_URL'], api: ['SALESFORCE_INSTANCE_URL'] },
  pipedrive: { signIn: ['PIPEDRIVE_SIGN_IN_URL'], api: ['PIPEDRIVE_API_URL'] },
}

/** What the product is told of a stand-in, so that it asks there. */
export const suiteSettings = ({ name, signIn, api }: Started): Record<string, string> => ({
  [`${name.toUpperCase()}_CLIENT_ID`]: signIn.clientId,
  [`${name.toUpperCase()}_CLIENT_SECRET`]: signIn.clientSecret,
  ...Object.fromEntries(addresses[name].signIn.map((setting) => [setting, signIn.url])),
  ...Object.fromEntries(addresses[name].api.map((setting) => [setting, api.url])),
})

import { standIns, type Provider, type ProviderName } from './providers.ts'

type Started = Pick<Provider<ProviderName>, 'name' | 'signIn' | 'api'>

/** What the product is told of a stand-in, so that it asks there. */
export const suiteSettings = ({ name, signIn, api }: Started): Record<string, string> => ({
  [`${name.toUpperCase()}_CLIENT_ID`]: signIn.clientId,
  [`${name.toUpperCase()}_CLIENT_SECRET`]: signIn.clientSecret,
  ...Object.fromEntries(standIns[name].settings.signIn.map((setting) => [setting, signIn.url])),
  ...Object.fromEntries(standIns[name].settings.api.map((setting) => [setting, api.url])),
})

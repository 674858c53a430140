import { z } from 'zod'
import { hostsIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { settings } from '@wellmet/platform/config/settings.ts'

export const signOnServerSettings = settings({
  SAML: z
    .enum(['off', 'on'])
    .default('off')
    .describe('whether owners may set up single sign-on with SAML 2.0, beside OpenID Connect'),
  PRIVATE_SIGN_ON_HOSTS: z
    .string()
    .default('')
    .transform((list) => hostsIn(list).filter((host) => host !== ''))
    .pipe(z.array(z.string().regex(/^[^\s/:]+:\d{1,5}$/, 'is no list of hosts with ports, such as id.lan:443')))
    .describe('providers of single sign-on in a private network, as host:port'),
})

import { z } from 'zod'
import { hostsIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { settings } from '@wellmet/platform/config/settings.ts'

export const engineSettings = settings({
  PRIVATE_ACCOUNT_HOSTS: z
    .string()
    .default('')
    .transform((list) => hostsIn(list).filter((host) => host !== ''))
    .pipe(z.array(z.string().regex(/^[^\s/:]+:\d{1,5}$/, 'is no list of hosts with ports, such as mail.lan:993')))
    .describe('servers in a private network where members may have accounts, as host:port'),
})

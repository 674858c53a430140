import { z } from 'zod'
import { isLoopback } from '@wellmet/platform/config/plaintext.rules.ts'
import { settings } from '@wellmet/platform/config/settings.ts'

const placeholder = '{domain}'

/**
 * Off unless the operator gives an address: whoever serves the logos learns which domains are looked at here. `{domain}`
 * stands in the path or the query, so that all logos come from one origin.
 */
export const companyLogoSettings = settings(
  {
    COMPANY_LOGO_URL: z
      .string()
      .regex(/^https?:\/\/[\w.-]+(?::\d+)?\/[^\s{}]*\{domain\}[^\s{}]*$/)
      .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname))
      .optional()
      .describe('where the server loads company logos from, with {domain} in its path; none are loaded without it'),
  },
  { trustedOrigins: ({ COMPANY_LOGO_URL: url }) => (url === undefined ? [] : [new URL(url).origin]) },
)

/** Where the logo of a domain is; null where none may be loaded. */
export const logoAddressOf = (
  { COMPANY_LOGO_URL: url }: { COMPANY_LOGO_URL?: string | undefined },
  domain: string | null,
): string | null => (url === undefined || domain === null ? null : url.replace(placeholder, encodeURIComponent(domain)))

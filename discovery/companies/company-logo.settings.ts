import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

const placeholder = '{domain}'

/**
 * Off unless the operator gives an address: whoever serves the logos learns which companies are looked at, and from which
 * network. `{domain}` stands in the path or the query, so that all logos come from one origin.
 */
export const companyLogoSettings = settings(
  {
    COMPANY_LOGO_URL: z
      .string()
      .regex(/^https:\/\/[\w.-]+(?::\d+)?\/[^\s{}]*\{domain\}[^\s{}]*$/)
      .optional()
      .describe('where company logos are loaded from, with {domain} in its path; none are loaded without it'),
  },
  { imageOrigins: ({ COMPANY_LOGO_URL: url }) => (url === undefined ? [] : [new URL(url).origin]) },
)

/** The address of a company's logo; null where none may be loaded. */
export const logoUrlOf = (
  { COMPANY_LOGO_URL: url }: { COMPANY_LOGO_URL?: string | undefined },
  domain: string | null,
): string | null => (url === undefined || domain === null ? null : url.replace(placeholder, encodeURIComponent(domain)))

import type { Services } from '@wellmet/platform/services.ts'

/*
 * One of each for each workspace: what one provider sends back is never taken for the answer of another (RFC 9700, 4.4.2).
 */

/** The page that hands over what a provider answered. */
export const redirectUri = ({ config }: Services, workspaceId: string): string =>
  new URL(`/sign-in/sso/${workspaceId}`, config.PUBLIC_URL).href

/** Where a provider of SAML has the browser post its answer. */
export const acsUrl = ({ config }: Services, workspaceId: string): string =>
  new URL(`/api/account/sign-on/saml/${workspaceId}`, config.PUBLIC_URL).href

/** Who we are for a provider of SAML. The address has our metadata. */
export const entityId = (services: Services, workspaceId: string): string => `${acsUrl(services, workspaceId)}/metadata`
